// Texts from Fluent catalogues, as src/landfall/core/texts.py says them.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Args, Bilingual, Decision, ErrorText, Fact, GameEvent, Language, Option, Outcome, Refusal, Texts } from './types';

const AND: Bilingual = { fr: 'et', en: 'and' };

/** A field that was left out because it is empty: nothing when said, 0 when chosen by. */
class Nothing extends FluentNumber {
  constructor() {
    super(0);
  }
  override toString(): string {
    return '';
  }
}

/** Empty fields are not sent; a message may still name them. */
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

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

export class Catalogues implements Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: string[],
    readonly names: Record<string, Bilingual> = {},
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
    const names = this.names[reference];
    if (names) return names[this.language];
    const key = reference.replace(':', '-');
    return this.has(key) ? this.say(key) : reference;
  }

  list(names: string[]): string {
    if (names.length < 2) return names.join('');
    return `${names.slice(0, -1).join(', ')} ${AND[this.language]} ${names[names.length - 1]}`;
  }

  option(option: Option): string {
    return this.say(option.text, option.args);
  }

  decision(decision: Decision): string {
    return this.say(decision.text, decision.args);
  }

  fact(fact: Fact): string {
    return this.say(fact.text, fact.args);
  }

  refusal(refusal: Refusal): string {
    return this.say(refusal.text, refusal.args);
  }

  outcome(outcome: Outcome): string {
    return this.say(outcome.text, outcome.args);
  }

  error(error: ErrorText): string {
    return this.has(error.text) ? this.say(error.text, error.args) : error.message;
  }

  event(event: GameEvent): string {
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
    return this.say(`event-${event.type}`, args);
  }

  #format(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Args): string {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const argument = this.#argument(value);
      said[name] = argument;
      if (typeof argument === 'number') said[`${name}-signed`] = signed(argument);
    }
    return this.#bundle.formatPattern(pattern, lenient(said), []);
  }

  #argument(value: Arg): string | number {
    if (Array.isArray(value)) return this.list(value.map((item) => this.name(item)));
    if (typeof value === 'string') return value.includes(':') ? this.name(value) : value;
    return Number(value ?? 0);
  }
}

/** A seat's short name (« German »), else its name in a sentence. */
export function seatName(t: Texts, seat: string): string {
  return t.part(`seat-${seat}`, 'name') || capital(t.name(`seat:${seat}`));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
