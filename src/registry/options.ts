import type { MessageKey } from '~/i18n/I18n';
import type { Options } from '~/services/workspace/document';

/**
 * Options as a description: what can be chosen, what it begins with and what it is called. The type of the values, the
 * defaults, the parser and the form all follow from it (design section 3).
 */

/** Somebody who was chosen; enough to show the choice without asking the server. */
export interface UserRef {
  readonly id: string;
  readonly username: string;
  readonly host: string | null;
}

/** A list or an antenna that was chosen. */
export interface NamedRef {
  readonly id: string;
  readonly name: string;
}

interface Described {
  readonly label: MessageKey;
  /** Part of no form: the widget has another way to choose it. */
  readonly isHidden?: boolean;
  /** Whether it says nothing while the others are as they are. */
  readonly hideWhen?: (options: Options) => boolean;
}

/** One of a fixed set, with what it is called; the value itself where nothing is said. */
export interface OptionItem<T extends string = string> {
  readonly value: T;
  readonly label?: MessageKey;
}

export interface BooleanOption extends Described {
  readonly kind: 'boolean';
  readonly default: boolean;
}

export interface TextOption extends Described {
  readonly kind: 'text';
  readonly default: string;
  readonly maxLength?: number;
}

export interface NumberOption extends Described {
  readonly kind: 'number';
  readonly default: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

export interface SelectOption extends Described {
  readonly kind: 'select';
  readonly default: string;
  readonly items: readonly OptionItem[];
}

export interface MultiSelectOption extends Described {
  readonly kind: 'multiSelect';
  readonly default: readonly string[];
  readonly items: readonly OptionItem[];
}

/** A colour as `#rrggbb`. */
export interface ColorOption extends Described {
  readonly kind: 'color';
  readonly default: string;
}

export interface UserRefOption extends Described {
  readonly kind: 'userRef';
  readonly default: null;
}

export interface ListRefOption extends Described {
  readonly kind: 'listRef';
  readonly default: null;
}

export interface AntennaRefOption extends Described {
  readonly kind: 'antennaRef';
  readonly default: null;
}

/** A length of time in ms; people are asked for seconds. */
export interface DurationOption extends Described {
  readonly kind: 'duration';
  readonly default: number;
  readonly min?: number;
  readonly max?: number;
}

/** Everything that an option can be. */
export type OptionDescription =
  | BooleanOption
  | TextOption
  | NumberOption
  | SelectOption
  | MultiSelectOption
  | ColorOption
  | UserRefOption
  | ListRefOption
  | AntennaRefOption
  | DurationOption;

export type OptionKind = OptionDescription['kind'];

/** Description of one kind. */
export type OptionOf<K extends OptionKind> = Extract<OptionDescription, { kind: K }>;

/** All options of a widget or a page by name. */
export type OptionsSchema = Readonly<Record<string, OptionDescription>>;

/** What an option holds. */
export type OptionValue<D extends OptionDescription> = D extends { kind: 'boolean' }
  ? boolean
  : D extends { kind: 'text' | 'color' }
    ? string
    : D extends { kind: 'number' | 'duration' }
      ? number
      : D extends { kind: 'select'; items: readonly OptionItem<infer V>[] }
        ? V
        : D extends { kind: 'multiSelect'; items: readonly OptionItem<infer V>[] }
          ? readonly V[]
          : D extends { kind: 'userRef' }
            ? UserRef | null
            : NamedRef | null;

/** Values of all options. */
export type OptionsOf<S extends OptionsSchema> = { readonly [K in keyof S]: OptionValue<S[K]> };

/** Describes the options of a widget or a page. */
export function defineOptions<const S extends OptionsSchema>(schema: S): S {
  return schema;
}

/** What everything is until somebody chooses. */
export function defaultOptions<S extends OptionsSchema>(schema: S): OptionsOf<S> {
  return Object.fromEntries(Object.entries(schema).map(([name, { default: value }]) => [name, value])) as OptionsOf<S>;
}

/** Stored options as they were read. */
export interface ReadOptions<S extends OptionsSchema> {
  readonly values: OptionsOf<S>;
  /** Names that only another version knows. Whoever writes options leaves them where they are. */
  readonly unknown: Options;
  /** Names whose value made no sense and became the default. */
  readonly invalid: readonly string[];
}

/** Reads stored options one by one: what makes no sense becomes its default, and nothing else is lost with it. */
export function readOptions<S extends OptionsSchema>(schema: S, raw: Options): ReadOptions<S> {
  const values: Record<string, unknown> = {};
  const invalid: string[] = [];
  for (const [name, description] of Object.entries<OptionDescription>(schema)) {
    const stored = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const value = stored === undefined ? undefined : parseOption(description, stored);
    if (stored !== undefined && value === undefined) invalid.push(name);
    values[name] = value === undefined ? description.default : value;
  }
  const unknown = Object.fromEntries(Object.entries(raw).filter(([name]) => !Object.hasOwn(schema, name)));
  return { values: values as OptionsOf<S>, unknown, invalid };
}

/** The options that a form asks for while the others are as they are. */
export function askedOptions(schema: OptionsSchema, values: Options): readonly (readonly [string, OptionDescription])[] {
  return Object.entries(schema).filter(([, { isHidden, hideWhen }]) => isHidden !== true && hideWhen?.(values) !== true);
}

const MOST_TEXT = 10_000;
const MOST_ID = 64;

/** Reads one value; undefined when it makes no sense. */
export function parseOption(description: OptionDescription, raw: unknown): unknown {
  switch (description.kind) {
    case 'boolean':
      return typeof raw === 'boolean' ? raw : undefined;
    case 'text':
      return isText(raw, description.maxLength ?? MOST_TEXT) ? raw : undefined;
    case 'number':
    case 'duration':
      return numberWithin(raw, description);
    case 'select':
      return description.items.find(({ value }) => value === raw)?.value;
    case 'multiSelect':
      return Array.isArray(raw) ? description.items.map(({ value }) => value).filter((value) => raw.includes(value)) : undefined;
    case 'color':
      return isText(raw, 7) && /^#[\da-f]{6}$/i.test(raw) ? raw : undefined;
    case 'userRef':
      return raw === null ? null : userRef(raw);
    case 'listRef':
    case 'antennaRef':
      return raw === null ? null : namedRef(raw);
  }
}

const isText = (raw: unknown, most: number): raw is string => typeof raw === 'string' && raw.length <= most;

function numberWithin(raw: unknown, { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number }) {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= min && raw <= max ? raw : undefined;
}

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function namedRef(raw: unknown): NamedRef | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, name } = raw;
  return isText(id, MOST_ID) && id !== '' && isText(name, MOST_TEXT) ? { id, name } : undefined;
}

function userRef(raw: unknown): UserRef | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, username, host } = raw;
  if (!isText(id, MOST_ID) || id === '' || !isText(username, MOST_TEXT)) return undefined;
  return { id, username, host: isText(host, MOST_TEXT) ? host : null };
}
