// Texts from Fluent catalogues; does the same as src/landfall/core/texts.py.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { apart, capital, genderOf, genderOfAll, joined, type Name } from './grammar';
import type { Arg, Args, Bilingual, Decision, ErrorText, Fact, GameEvent, Language, Names, Option, Outcome, Refusal, Seat, SeatCard, Texts } from './types';

const PARTS = ['name', 'gender', 'of', 'to', 'f', 'mp', 'fp'];
const AND: Bilingual = { fr: 'et', en: 'and' };

/** The value of a field that was omitted because it is empty: nothing in text, 0 in a selector. */
class Nothing extends FluentNumber {
  constructor() {
    super(0);
  }
  override toString(): string {
    return '';
  }
}

/** Empty fields are not sent, but a message may still refer to them. */
function lenient(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const missing = (name: string): FluentVariable =>
    name.endsWith('-signed') ? '0' : name.endsWith('-count') ? new FluentNumber(0) : new Nothing();
  return new Proxy(args, {
    get: (target, name: string) => target[name] ?? missing(name),
    getOwnPropertyDescriptor: (target, name: string) => ({
      configurable: true,
      enumerable: true,
      value: target[name] ?? missing(name),
    }),
  });
}

export { capital };

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

export class Catalogues implements Texts {
  readonly #bundle: FluentBundle;
  readonly #known = new Map<string, Name>();

  constructor(
    readonly language: Language,
    catalogues: string[],
    readonly names: Record<string, Names> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of catalogues) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#format(pattern, args) : key;
  }

  part(key: string, attribute: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[attribute];
    return pattern ? this.#format(pattern, args) : '';
  }

  name(reference: string): string {
    return this.#named(reference).text;
  }

  label(reference: string): string {
    return this.#named(reference).label;
  }

  list(names: string[]): string {
    if (names.length < 2) return names.join('');
    return `${names.slice(0, -1).join(', ')} ${AND[this.language]} ${names[names.length - 1]}`;
  }

  option(option: Option): string {
    return capital(this.say(option.text, option.args));
  }

  decision(decision: Decision): string {
    return capital(this.say(decision.text, decision.args));
  }

  fact(fact: Fact): string {
    return capital(this.say(fact.text, fact.args));
  }

  refusal(refusal: Refusal): string {
    return capital(this.say(refusal.text, refusal.args));
  }

  outcome(outcome: Outcome): string {
    return capital(this.say(outcome.text, outcome.args));
  }

  error(error: ErrorText): string {
    return this.has(error.text) ? this.say(error.text, error.args) : error.message;
  }

  event(event: GameEvent): string {
    return capital(this.say(`event-${event.type}`, this.#fields(event)));
  }

  /** What an event says while its result is still in the air; '' if it says nothing then. */
  begun(event: GameEvent): string {
    return capital(this.part(`event-${event.type}`, 'begun', this.#fields(event)));
  }

  #fields(event: GameEvent): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(event)) {
      if (field === 'type') continue;
      if (Array.isArray(value)) {
        args[field] = value.map(String);
        args[`${field}-count`] = value.length;
      } else if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') {
        args[field] = value;
      }
    }
    return args;
  }

  #format(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Args): string {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) this.#argument(said, name, value);
    return this.#bundle.formatPattern(pattern, lenient(said), []);
  }

  /** Adds an argument under its own name, and all the forms derived from it. */
  #argument(said: Record<string, FluentVariable>, name: string, value: Arg): void {
    if (Array.isArray(value)) {
      this.#forms(said, name, value.map((item) => this.#named(item)));
    } else if (typeof value === 'string') {
      this.#forms(said, name, [value.includes(':') ? this.#named(value) : this.#made(value)]);
    } else {
      const number = Number(value ?? 0);
      said[name] = number;
      said[`${name}-signed`] = signed(number);
    }
  }

  #forms(said: Record<string, FluentVariable>, name: string, things: Name[]): void {
    const text = this.list(things.map((thing) => thing.text));
    said[name] = text;
    said[`${name}-start`] = capital(text);
    if (this.language !== 'fr') return;
    said[`${name}-of`] = this.list(things.map((thing) => thing.of));
    said[`${name}-to`] = this.list(things.map((thing) => thing.to));
    said[`${name}-gender`] = genderOfAll(things.map((thing) => thing.gender));
    for (const form of ['f', 'mp', 'fp']) {
      said[`${name}-${form}`] = this.list(things.map((thing) => thing.adjective[form] ?? thing.text));
    }
  }

  #named(reference: string): Name {
    const known = this.#known.get(reference);
    if (known) return known;
    const key = reference.replace(':', '-');
    const names = this.names[reference];
    if (!names && !this.has(key)) return this.#made(reference);
    const made = names ? this.#component(names) : this.#made(this.say(key), this.#parts(key));
    this.#known.set(reference, made);
    return made;
  }

  #component(names: Names): Name {
    const noun = names[this.language];
    const article = names[`${this.language}-article`] ?? '';
    const gender = names['fr-gender'] ?? genderOf(article);
    return this.#noun(article, noun, gender, article ? capital(noun) : noun, {});
  }

  #parts(key: string): Record<string, string> {
    const own = this.#bundle.getMessage(key)?.attributes ?? {};
    return Object.fromEntries(PARTS.filter((part) => part in own).map((part) => [part, this.part(key, part)]));
  }

  #made(text: string, parts: Record<string, string> = {}): Name {
    const [article, noun] = this.language === 'fr' ? apart(text) : ['', text];
    return this.#noun(article, noun, parts.gender ?? genderOf(article), parts.name ?? capital(text), parts);
  }

  #noun(article: string, noun: string, gender: string, label: string, parts: Record<string, string>): Name {
    const of = parts.of ?? joined('de', article, noun);
    const to = parts.to ?? joined('à', article, noun);
    return { text: joined('', article, noun), label, gender, of, to, adjective: parts };
  }
}

/** A seat's short name (« German »), or if there is none its name in a sentence. */
export function seatName(t: Texts, seat: string): string {
  return t.label(`seat:${seat}`);
}

/** « standard »; a bot without a message keeps its own name. */
export function botName(bot: string, t: Texts): string {
  return t.has(`web-bot-${bot}`) ? t.say(`web-bot-${bot}`) : bot;
}

/** As a label: « bot (standard) ». */
export function botLabel(bot: string, t: Texts): string {
  return t.say('web-bot', { name: botName(bot, t) });
}

/** In the middle of a sentence: « the standard bot ». */
export function theBot(bot: string, t: Texts): string {
  return t.part(`web-bot-${bot}`, 'the') || botLabel(bot, t);
}

/** A player's name, or the label of a bot or an open seat. */
export function playerName(seat: SeatCard, t: Texts): string {
  return seat.who === 'bot' ? botLabel(seat.name, t) : seat.name || t.say(seat.mine ? 'web-you' : 'web-someone');
}

/** What a score of an outcome counts: something the game names, or a seat's own score. */
export function scoreLabel(key: string, seats: readonly { seat: Seat }[], t: Texts): string {
  if (seats.some(({ seat }) => seat === key)) return t.say('web-over-score-of', { seat: `seat:${key}` });
  return t.has(`score-${key}`) ? t.say(`score-${key}`) : t.name(`seat:${key}`);
}

/** All references among an event's fields. */
export function referencesOf(event: GameEvent): string[] {
  const found: string[] = [];
  for (const [field, value] of Object.entries(event)) {
    if (field === 'type' || field === 'rule') continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string' && /^[a-z][a-z0-9-]*:./.test(item)) found.push(item);
    }
  }
  return found;
}
