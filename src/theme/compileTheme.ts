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
 * Resolves every property of a theme over those of its base. An invalid color is replaced by the base's value.
 * @returns CSS values by property, without constants.
 * @throws {ParseError} when properties refer to each other in a circle, or to one that does not exist.
 */
export function compileTheme(theme: Theme): Readonly<Record<string, string>> {
  const base = bases[theme.base];
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
    return this.#color(name, []).toRgbString();
  }

  /** @param path names on the way here, to detect a circle. */
  #color(name: string, path: readonly string[]): Colord {
    const way = [...path, name];
    if (path.includes(name)) throw new ParseError(`the colors ${way.join(' → ')} refer to each other in a circle`, name);
    const value = this.props[name];
    if (value === undefined) throw new ParseError(`${path.at(-1)} refers to ${name}, which does not exist`, name);
    const color = this.#evaluate(value, way);
    if (color.isValid()) return color;
    const fallback = this.base[name];
    return fallback === undefined || fallback === value ? colord('#000') : this.#evaluate(fallback, way);
  }

  #evaluate(value: string, way: readonly string[]): Colord {
    if (value.startsWith('@')) return this.#color(value.slice(1), way);
    if (value.startsWith('$')) return this.#color(value, way);
    if (!value.startsWith(':')) return colord(value.trim());
    const [name = '', amount = '', ...rest] = value.slice(1).split('<');
    const apply = functions[name];
    const inner = this.#evaluate(rest.join('<'), way);
    const number = Number.parseFloat(amount);
    return apply && Number.isFinite(number) && inner.isValid() ? apply(inner, number) : colord('');
  }
}
