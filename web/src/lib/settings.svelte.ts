// What the browser remembers: language, theme, how moves are played back.
import type { Language } from './types';

export const SPEEDS = { slow: 1500, normal: 750, fast: 260, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
export type Theme = 'auto' | 'light' | 'dark';

function read(key: string): string | null {
  try {
    return localStorage.getItem(`landfall-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`landfall-${key}`, value);
  } catch {
    // Without storage, the game still works.
  }
}

function one<T extends string>(key: string, allowed: readonly T[], usual: T): T {
  const found = read(key) as T | null;
  return found !== null && allowed.includes(found) ? found : usual;
}

class Settings {
  language = $state<Language>(document.documentElement.lang === 'fr' ? 'fr' : 'en');
  theme = $state<Theme>(one('theme', ['auto', 'light', 'dark'] as const, 'auto'));
  speed = $state<Speed>(one('speed', ['slow', 'normal', 'fast', 'instant'] as const, 'normal'));
  forced = $state(read('forced') !== 'no');
  /** The rule panel stays open while the game goes on. */
  pinned = $state(read('pinned') === 'yes');
  reducedMotion = $state(false);

  constructor() {
    const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.reducedMotion = wish.matches;
    wish.addEventListener('change', () => (this.reducedMotion = wish.matches));
  }

  setLanguage(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    keep('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    keep('theme', theme);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
  }

  setForced(forced: boolean): void {
    this.forced = forced;
    keep('forced', forced ? 'yes' : 'no');
  }

  setPinned(pinned: boolean): void {
    this.pinned = pinned;
    keep('pinned', pinned ? 'yes' : 'no');
  }

  /** Milliseconds per event shown. */
  get pace(): number {
    return SPEEDS[this.speed];
  }
}

export const settings = new Settings();

// The tips already read in each game.
export function readTips(game: string): string[] {
  return (read(`tips-${game}`) ?? '').split(' ').filter(Boolean);
}

export function keepTips(game: string, tips: string[]): void {
  keep(`tips-${game}`, tips.join(' '));
}
