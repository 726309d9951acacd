/** Part of a regular expression. `Units` are UTF-16 units, or code points with the flag `u`. */
export type PatternNode =
  | { readonly type: 'unit'; readonly matches: (unit: string) => boolean }
  | { readonly type: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly type: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly type: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number; readonly isLazy: boolean }
  | { readonly type: 'group'; readonly part: PatternNode; readonly index: number }
  | { readonly type: 'look'; readonly part: PatternNode; readonly isBehind: boolean; readonly isNegated: boolean }
  | { readonly type: 'edge'; readonly kind: '^' | '$' | 'b' | 'B' }
  | { readonly type: 'backreference'; readonly index: number };

/** A regular expression that is right, but has parts that {@link parsePattern} does not know. */
export class UnknownPatternPart extends Error {}

/** One unit after a backslash, from there on. */
const ESCAPE =
  /^\\(?:u\{[\da-f]+\}|[pP]\{[^}]*\}|u[dD][89abAB][\da-f]{2}\\u[dD][c-fC-F][\da-f]{2}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|.)/isu;
const ESCAPE_LEGACY = /^\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|0[0-7]{0,2}|[\s\S])/i;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})(\?)?/;
const GROUP_OPENING = /^\((?:\?(?::|=|!|<=|<!|<([^>=!][^>]*)>))?/;

/**
 * Reads a regular expression. The browser has read it before, so what comes here is right; only single units are left to
 * the browser, which knows their case, classes and Unicode properties.
 * @throws UnknownPatternPart
 */
export function parsePattern(source: string, flags: string): PatternNode {
  if (flags.includes('v')) throw new UnknownPatternPart('the flag v');
  return new Parser(source, flags).parse();
}

class Parser {
  readonly #source: string;
  readonly #isUnicode: boolean;
  readonly #unitFlags: string;
  readonly #names: readonly (string | undefined)[];
  /** The same unit again is the same part, which knows what it matched. */
  readonly #units = new Map<string, PatternNode>();
  #at = 0;
  #groups = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#isUnicode = flags.includes('u');
    this.#unitFlags = flags.replace(/[^ius]/g, '');
    this.#names = groupNames(source);
  }

  parse(): PatternNode {
    return this.#choice();
  }

  get #rest(): string {
    return this.#source.slice(this.#at);
  }

  #choice(): PatternNode {
    const options = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      options.push(this.#sequence());
    }
    return options.length === 1 ? options[0]! : { type: 'choice', options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) parts.push(this.#repeated(this.#atom()));
    return { type: 'sequence', parts };
  }

  #repeated(part: PatternNode): PatternNode {
    const found = QUANTIFIER.exec(this.#rest);
    if (!found) return part;
    this.#at += found[0].length;
    const [sign, least, comma, most, lazy] = found;
    const isLazy = lazy !== undefined;
    if (least === undefined) {
      return { type: 'repeat', part, min: sign.startsWith('+') ? 1 : 0, max: sign.startsWith('?') ? 1 : Number.POSITIVE_INFINITY, isLazy };
    }
    const max = comma === undefined ? Number(least) : most ? Number(most) : Number.POSITIVE_INFINITY;
    return { type: 'repeat', part, min: Number(least), max, isLazy };
  }

  #atom(): PatternNode {
    switch (this.#source[this.#at]) {
      case '(':
        return this.#group();
      case '\\':
        return this.#escape();
      case '[':
        return this.#unit(this.#classLength());
      case '^':
      case '$':
        return { type: 'edge', kind: this.#take(1) as '^' | '$' };
      default:
        return this.#unit(this.#isUnicode ? String.fromCodePoint(this.#source.codePointAt(this.#at)!).length : 1);
    }
  }

  #group(): PatternNode {
    const found = GROUP_OPENING.exec(this.#rest)![0];
    if (found === '(' && this.#source[this.#at + 1] === '?') throw new UnknownPatternPart('modifiers');
    this.#at += found.length;
    const isCapture = found === '(' || found.endsWith('>');
    const index = isCapture ? (this.#groups += 1) : 0;
    const part = this.#choice();
    this.#at += 1;
    if (isCapture) return { type: 'group', part, index };
    if (found === '(?:') return part;
    return { type: 'look', part, isBehind: found.includes('<'), isNegated: found.endsWith('!') };
  }

  #escape(): PatternNode {
    const found = (this.#isUnicode ? ESCAPE : ESCAPE_LEGACY).exec(this.#rest)![0];
    if (found === '\\b' || found === '\\B') {
      this.#at += 2;
      return { type: 'edge', kind: found === '\\b' ? 'b' : 'B' };
    }
    const number = Number(found.slice(1));
    if (/^\\[1-9]/.test(found)) {
      if (number > this.#names.length) throw new UnknownPatternPart('an octal escape');
      this.#at += found.length;
      return { type: 'backreference', index: number };
    }
    const name = /^\\k<(.*)>$/.exec(found)?.[1];
    if (name === undefined) return this.#unit(found.length);
    const index = this.#names.indexOf(name) + 1;
    if (index === 0) throw new UnknownPatternPart('a group without this name');
    this.#at += found.length;
    return { type: 'backreference', index };
  }

  #classLength(): number {
    let end = this.#at + 1;
    while (this.#source[end] !== ']') end += this.#source[end] === '\\' ? 2 : 1;
    return end + 1 - this.#at;
  }

  #unit(length: number): PatternNode {
    const atom = this.#take(length);
    let unit = this.#units.get(atom);
    if (!unit) this.#units.set(atom, (unit = this.#newUnit(atom)));
    return unit;
  }

  #newUnit(atom: string): PatternNode {
    const isLiteral = !/^[\\[.]/.test(atom);
    const [lower, upper] = [atom.toLowerCase(), atom.toUpperCase()];
    // Most units are plain characters, and comparing is much cheaper. Of the others that have cases only the browser knows all.
    if (isLiteral && (!this.#unitFlags.includes('i') || lower === upper)) return { type: 'unit', matches: (unit) => unit === atom };
    if (isLiteral && !this.#isUnicode && atom <= '\x7f') {
      return { type: 'unit', matches: (unit) => unit === lower || unit === upper };
    }
    // A bare brace or bracket is itself where it cannot be anything else.
    const expression = new RegExp(`^(?:${/^[{}\]]$/.test(atom) ? `\\${atom}` : atom})$`, this.#unitFlags);
    const known = new Map<string, boolean>();
    return {
      type: 'unit',
      matches(unit) {
        let isMatch = known.get(unit);
        if (isMatch === undefined) known.set(unit, (isMatch = expression.test(unit)));
        return isMatch;
      },
    };
  }

  #take(length: number): string {
    const taken = this.#source.slice(this.#at, this.#at + length);
    this.#at += length;
    return taken;
  }
}

/** The names of all groups that can be referred to, in their order; undefined for those without one. */
function groupNames(source: string): (string | undefined)[] {
  const parts = source.matchAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?<([^=!>][^>]*)>|(?!\?))/g);
  return [...parts].filter(([part]) => part.startsWith('(')).map(([, name]) => name);
}
