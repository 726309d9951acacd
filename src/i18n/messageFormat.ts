/**
 * The subset of ICU messages that our texts use: `{name}`, `{n, plural, =0 {…} one {# …} other {…}}`,
 * `{kind, select, a {…} other {…}}`, `#` for the number inside a plural, and apostrophe quoting (`'{'`, `''`).
 */
import { ParseError } from '~/lib/AppError';

export type MessagePart =
  | string
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'count' }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, readonly MessagePart[]> };

/** How a language writes and counts numbers. */
export interface NumberRules {
  category(value: number): Intl.LDMLPluralRule;
  format(value: number): string;
}

/**
 * Parses a message into parts.
 * @throws {ParseError} when braces do not match or a plural or select has no `other` case
 */
export function parseMessage(source: string): readonly MessagePart[] {
  const reader = new MessageReader(source);
  return reader.parts(false, true);
}

/**
 * Fills parts with values. Values that are neither text nor number are returned unchanged, so that callers can put elements into
 * a sentence.
 */
export function formatParts<T>(
  parts: readonly MessagePart[],
  values: Readonly<Record<string, string | number | T>>,
  rules: NumberRules,
  count?: number,
): (string | T)[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if (part.kind === 'count') return [count === undefined ? '#' : rules.format(count)];
    const value = values[part.name];
    if (part.kind === 'value') {
      if (value === undefined) return [`{${part.name}}`];
      return [typeof value === 'number' ? rules.format(value) : value];
    }
    const number = Number(value);
    const chosen =
      part.kind === 'select'
        ? part.cases.get(String(value))
        : (part.cases.get(`=${number}`) ?? part.cases.get(rules.category(Number.isNaN(number) ? 0 : number)));
    return formatParts(chosen ?? part.cases.get('other')!, values, rules, part.kind === 'plural' ? number : count);
  });
}

class MessageReader {
  #at = 0;
  constructor(private readonly source: string) {}

  parts(inPlural: boolean, isRoot: boolean): readonly MessagePart[] {
    const parts: MessagePart[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') parts.push(text);
      text = '';
    };
    while (this.#at < this.source.length) {
      const char = this.source[this.#at]!;
      if (char === '}') {
        if (isRoot) throw this.#error('unexpected }');
        break;
      }
      if (char === "'") {
        text += this.#quoted();
      } else if (char === '{') {
        flush();
        parts.push(this.#argument());
      } else if (char === '#' && inPlural) {
        flush();
        parts.push({ kind: 'count' });
        this.#at++;
      } else {
        text += char;
        this.#at++;
      }
    }
    flush();
    return parts;
  }

  /** An apostrophe quotes only before a brace or another apostrophe, so "can't" needs no care. */
  #quoted(): string {
    const next = this.source[this.#at + 1];
    if (next === "'") {
      this.#at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}') {
      this.#at++;
      return "'";
    }
    const end = this.source.indexOf("'", this.#at + 1);
    const quoted = this.source.slice(this.#at + 1, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.source.length : end + 1;
    return quoted;
  }

  #argument(): MessagePart {
    this.#expect('{');
    const name = this.#word();
    if (this.#peek() === '}') {
      this.#at++;
      return { kind: 'value', name };
    }
    this.#expect(',');
    const kind = this.#word();
    if (kind !== 'plural' && kind !== 'select') throw this.#error(`unknown kind ${kind}`);
    this.#expect(',');
    const cases = new Map<string, readonly MessagePart[]>();
    while (this.#peek() !== '}') {
      const label = this.#word();
      this.#expect('{');
      cases.set(label, this.parts(kind === 'plural', false));
      this.#expect('}');
    }
    this.#at++;
    if (!cases.has('other')) throw this.#error(`${name} has no other case`);
    return { kind, name, cases };
  }

  #word(): string {
    this.#peek();
    const word = /^[=\w-]+/.exec(this.source.slice(this.#at))?.[0];
    if (!word) throw this.#error('a word is missing');
    this.#at += word.length;
    return word;
  }

  #peek(): string | undefined {
    while (/\s/.test(this.source[this.#at] ?? '')) this.#at++;
    return this.source[this.#at];
  }

  #expect(char: string): void {
    if (this.#peek() !== char) throw this.#error(`expected ${char}`);
    this.#at++;
  }

  #error(reason: string): ParseError {
    return new ParseError(`${reason} at ${this.#at} in "${this.source}"`);
  }
}
