import type { Language } from './types';

/** « 5 minutes ago », in the reader's language. */
export function ago(iso: string, language: Language, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, 'second'],
    [3600, 'minute'],
    [86400, 'hour'],
    [Infinity, 'day'],
  ];
  let size = 1;
  for (const [limit, unit] of steps) {
    if (Math.abs(seconds) < limit) return format.format(Math.trunc(seconds / size), unit);
    size = limit;
  }
  return '';
}

/** The English of the texts is British, and so are its dates. */
export function moment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
