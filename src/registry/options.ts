import type { MessageKey } from '~/generated/MessageKey';
import type { Options } from '~/services/workspace/document';
import { askedFields } from './askedFields';
import { defaultOf, parseField, type Field, type FieldValue } from './fields';

/**
 * Options of widgets: fields with a label, by name. The type of the values, the defaults, parsing and the form are derived from
 * this description.
 */

/** An option: a field and its label. */
export type OptionDescription = Field & { readonly label: MessageKey };

/** All options of a widget by name. */
export type OptionsSchema = Readonly<Record<string, OptionDescription>>;

/** Values of all options. */
export type OptionsOf<S extends OptionsSchema> = { readonly [K in keyof S]: FieldValue<S[K]> };

/** Describes the options of a widget. */
export function defineOptions<const S extends OptionsSchema>(schema: S): S {
  return schema;
}

/** Returns the default values of the options. */
export function defaultOptions<S extends OptionsSchema>(schema: S): OptionsOf<S> {
  return Object.fromEntries(Object.entries(schema).map(([name, option]) => [name, defaultOf(option)])) as OptionsOf<S>;
}

/** The result of parsing stored options. */
export interface ReadOptions<S extends OptionsSchema> {
  readonly values: OptionsOf<S>;
  /** Unknown names, which another version may know. Writing options keeps them. */
  readonly unknown: Options;
  /** Names whose stored value was unusable and was replaced by the default. */
  readonly invalid: readonly string[];
}

/** Parses stored options one by one: an unusable one is replaced by its default, and the others are not affected. */
export function readOptions<S extends OptionsSchema>(schema: S, raw: Options): ReadOptions<S> {
  const values: Record<string, unknown> = {};
  const invalid: string[] = [];
  for (const [name, option] of Object.entries<OptionDescription>(schema)) {
    const stored = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const value = stored === undefined ? undefined : parseField(option, stored);
    if (stored !== undefined && value === undefined) invalid.push(name);
    values[name] = value === undefined ? defaultOf(option) : value;
  }
  const unknown = Object.fromEntries(Object.entries(raw).filter(([name]) => !Object.hasOwn(schema, name)));
  return { values: values as OptionsOf<S>, unknown, invalid };
}

/** Returns the options that a form shows for these values. */
export function askedOptions(schema: OptionsSchema, values: Options): readonly (readonly [string, OptionDescription])[] {
  return askedFields(schema, (name) => values[name]);
}
