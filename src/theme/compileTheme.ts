/**
 * Theme syntax: `@name` refers to another property, `$name` to a constant (a property whose name starts with `$`),
 * `:darken<10<@accent` applies a function, `"text` is a literal, and anything else is a color.
 */
import { colord, extend, type Colord } from 'colord';
import names from 'colord/plugins/names';
import { ParseError } from '~/lib/AppError';
import { darkProperties, lightProperties } from './properties';
import type { ColorScheme, Theme } from './Theme';

extend([names]);

const bases: Readonly<Record<ColorScheme, Readonly<Record<string, string>>>> = { light: lightProperties, dark: darkProperties };

/** Color functions. The argument is in percentage points of HSL for the first three, in degrees for `hue`, 0–1 for `alpha`. */
const functions: Readonly<Record<string, (color: Colord, amount: number) => Colord>> = {
  darken: (color, points) => color.darken(points / 100),
  lighten: (color, points) => color.lighten(points / 100),
  saturate: (color, points) => color.saturate(points / 100),
  hue: (color, degrees) => color.rotate(degrees),
  alpha: (color, opacity) => color.alpha(opacity),
};

/** Newer clients use these names for the same colors. */
const renamed: Readonly<Record<string, string>> = { buttonGradientA: 'buttonGradateA', buttonGradientB: 'buttonGradateB' };

/** Rejects literals that fetch something or end the declaration they stand in. */
const SAFE_LITERAL = /^[\w\s#%.,()-]*$/;
const FETCHING = /url|image|src|attr|element/i;

/**
 * Limits of what a theme may ask for. The largest known themes have about 120 properties, 40 characters in a value, and 5 references or
 * functions behind each other.
 */
const MAX = { properties: 1000, length: 1000, references: 100, functions: 20 } as const;

/**
 * Resolves every property of a theme over those of its base. An invalid color is replaced by the base's value.
 * @returns CSS values by property, without constants.
 * @throws {ParseError} when properties refer to each other in a circle, or to one that does not exist, or when the theme is beyond {@link MAX}.
 */
export function compileTheme(theme: Theme): Readonly<Record<string, string>> {
  const base = bases[theme.base];
  const values = Object.entries(theme.props);
  if (values.length > MAX.properties) throw new ParseError(`a theme has at most ${MAX.properties} properties`);
  for (const [name, { length }] of values) if (length > MAX.length) throw new ParseError(`the value of ${name} is too long`, name);
  const resolver = new Resolver({ ...base, ...withOldNames(theme.props) }, base);
  const compiled = Object.keys(resolver.props)
    .filter((name) => !name.startsWith('$') && /^[\w-]+$/.test(name))
    .map((name) => [name, resolver.css(name)] as const);
  return Object.fromEntries(compiled);
}

function withOldNames(props: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [renamed[name] ?? name, value]));
}

class Resolver {
  /** Resolved properties. Each is resolved once, however many others refer to it. */
  readonly #known = new Map<string, Colord>();
  /** The names on the way to the property that is resolved now. A second visit is a circle. */
  readonly #way = new Set<string>();

  constructor(
    readonly props: Readonly<Record<string, string>>,
    private readonly base: Readonly<Record<string, string>>,
  ) {}

  css(name: string): string {
    const value = this.props[name]!;
    if (value.startsWith('"')) {
      const literal = value.slice(1).trimStart();
      return SAFE_LITERAL.test(literal) && !FETCHING.test(literal) ? literal : '';
    }
    return this.#color(name).toRgbString();
  }

  #color(name: string): Colord {
    const known = this.#known.get(name);
    if (known) return known;
    const way = [...this.#way];
    if (this.#way.has(name)) throw new ParseError(`the colors ${[...way, name].join(' → ')} refer to each other in a circle`, name);
    if (way.length > MAX.references) throw new ParseError(`${name} is behind more than ${MAX.references} other colors`, name);
    const value = this.props[name];
    if (value === undefined) throw new ParseError(`${way.at(-1)} refers to ${name}, which does not exist`, name);
    this.#way.add(name);
    const color = this.#evaluate(value);
    const fallback = this.base[name];
    const shown = color.isValid() ? color : fallback === undefined || fallback === value ? colord('#000') : this.#evaluate(fallback);
    this.#way.delete(name);
    this.#known.set(name, shown);
    return shown;
  }

  #evaluate(value: string): Colord {
    // `:darken<10<:alpha<0.5<@accent`: functions with their amounts, and the color that they change.
    const calls: { readonly apply: (color: Colord, amount: number) => Colord; readonly amount: number }[] = [];
    let rest = value;
    while (rest.startsWith(':')) {
      const [name = '', amount = ''] = rest.slice(1).split('<', 2);
      const apply = functions[name];
      const number = Number.parseFloat(amount);
      if (!apply || !Number.isFinite(number) || calls.length === MAX.functions) return colord('');
      calls.push({ apply, amount: number });
      rest = rest.slice(1 + name.length + 1 + amount.length + 1);
    }
    const inner = rest.startsWith('@') ? this.#color(rest.slice(1)) : rest.startsWith('$') ? this.#color(rest) : colord(rest.trim());
    return inner.isValid() ? calls.reduceRight((color, { apply, amount }) => apply(color, amount), inner) : colord('');
  }
}
