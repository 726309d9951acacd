import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { bool, listOf, nullable, numberIn, oneOf, shape, switches, text, type Parser } from '~/lib/parsers';
import type { WindowId } from './defineWindow';

/**
 * Describes settings and the options of widgets. The kind of a field determines the type of its value, how a stored value is
 * parsed, and the control in a form (`src/components/form/FieldInput.tsx`).
 */

/** A chosen user, with enough to show the choice before the server answers. */
export interface UserRef {
  readonly id: string;
  readonly username: string;
  readonly host: string | null;
}

/** A chosen thing with a name, such as a list or an antenna. */
export interface NamedRef {
  readonly id: string;
  readonly name: string;
}

/** A sound: none (`null`), a built-in name, or a file of the drive. `volume` goes from 0 to 1. */
export type SoundValue =
  | { readonly type: string | null; readonly volume: number }
  | { readonly type: '_driveFile_'; readonly fileId: string; readonly fileUrl: string; readonly volume: number };

/** The types in which a choice can be stored. */
export type ItemValue = string | number | null;

interface Described {
  /** Whether no form shows it, because the value is chosen elsewhere or is not a choice at all. */
  readonly isHidden?: boolean;
  /** A form leaves it out while the other values match, because it has no effect then. */
  readonly hideWhen?: Readonly<Record<string, unknown>>;
}

/** A value, or a function if it depends on the device. */
type Default<T> = T | (() => T);

export interface BooleanField extends Described {
  readonly kind: 'boolean';
  readonly default: Default<boolean>;
  /** Whether the switch is on while the value is false, because the value is stored under a negated name. */
  readonly isInverted?: boolean;
}

export interface TextField extends Described {
  readonly kind: 'text';
  readonly default: string;
  /** In characters. */
  readonly maxLength?: number;
  /** Whether it is a web address, for which phones show other keys. */
  readonly isAddress?: boolean;
}

export interface NumberField extends Described {
  readonly kind: 'number';
  readonly default: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Whether it is a share from 0 to 1, which forms show as a slider in percent. */
  readonly isShare?: boolean;
}

/** A choice of one item. The text of an item is `<label>.<value>`; an item without a text shows its value. */
export interface SelectField extends Described {
  readonly kind: 'select';
  readonly default: ItemValue;
  readonly items: readonly ItemValue[];
}

/** A choice of any number of items, stored as the list of the chosen ones. */
export interface MultiSelectField extends Described {
  readonly kind: 'multiSelect';
  readonly default: readonly string[];
  readonly items: readonly string[];
}

/** Several switches, stored as an object. The default names them. */
export interface SwitchesField extends Described {
  readonly kind: 'switches';
  readonly default: Readonly<Record<string, boolean>>;
}

/** A color as `#rrggbb`. */
export interface ColorField extends Described {
  readonly kind: 'color';
  readonly default: string;
}

/** A duration in ms. Forms ask for seconds. */
export interface DurationField extends Described {
  readonly kind: 'duration';
  readonly default: number;
  readonly min?: number;
  readonly max?: number;
}

export interface RefField<K extends 'userRef' | 'listRef' | 'antennaRef'> extends Described {
  readonly kind: K;
  readonly default: null;
}

/** A list of emoji, Unicode ones and `:name:`. */
export interface EmojisField extends Described {
  readonly kind: 'emojis';
  readonly default: readonly string[];
  readonly maxItems?: number;
}

export interface SoundField extends Described {
  readonly kind: 'sound';
  readonly default: SoundValue;
}

/** A value with its own structure. `editor` is the window that edits it; without one, the field is hidden. */
export interface CustomField extends Described {
  readonly kind: 'custom';
  readonly default: unknown;
  readonly parse: Parser<unknown>;
  readonly editor?: WindowId;
}

/** All kinds of fields. */
export type Field =
  | BooleanField
  | TextField
  | NumberField
  | SelectField
  | MultiSelectField
  | SwitchesField
  | ColorField
  | DurationField
  | RefField<'userRef'>
  | RefField<'listRef'>
  | RefField<'antennaRef'>
  | EmojisField
  | SoundField
  | CustomField;

export type FieldKind = Field['kind'];

/** The definition of one kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;

interface ValueOfKind {
  boolean: boolean;
  text: string;
  number: number;
  color: string;
  duration: number;
  userRef: UserRef | null;
  listRef: NamedRef | null;
  antennaRef: NamedRef | null;
  emojis: readonly string[];
  sound: SoundValue;
}

/** The type of a field's value. */
export type FieldValue<F extends Field> = F extends { kind: 'custom'; parse: Parser<infer T> }
  ? T
  : F extends { kind: 'select'; items: readonly (infer V)[] }
    ? V
    : F extends { kind: 'multiSelect'; items: readonly (infer V)[] }
      ? readonly V[]
      : F extends { kind: 'switches'; default: infer D }
        ? { readonly [K in keyof D]: boolean }
        : ValueOfKind[F['kind'] & keyof ValueOfKind];

/** Returns the default value of a field. */
export function defaultOf(field: Field): unknown {
  const { default: value } = field;
  return typeof value === 'function' ? value() : value;
}

const id: Parser<string> = (raw) => text(64)(raw) || undefined;

/** Parses a choice of something that has a name. */
export const namedRef: Parser<NamedRef> = (raw) => {
  const { id: readId, name } = record(raw);
  return id(readId) !== undefined && text()(name) !== undefined ? { id: readId as string, name: name as string } : undefined;
};

const userRef: Parser<UserRef> = (raw) => {
  const { id: readId, username, host } = record(raw);
  if (id(readId) === undefined || text()(username) === undefined) return undefined;
  return { id: readId as string, username: username as string, host: text()(host) ?? null };
};

const record = (raw: unknown): Readonly<Record<string, unknown>> => (typeof raw === 'object' && raw !== null ? { ...raw } : {});

const soundParts = shape<{ type: string | null; volume: number; fileId: string; fileUrl: string }>({
  type: { parse: nullable(text(100)), default: null },
  volume: { parse: numberIn(0, 1), default: 1 },
  fileId: { parse: id, default: '' },
  fileUrl: { parse: text(2_000), default: '' },
});

const sound: Parser<SoundValue> = (raw) => {
  const parts = soundParts(raw);
  if (!parts) return undefined;
  const { type, volume, fileId, fileUrl } = parts;
  if (type !== '_driveFile_') return { type, volume };
  return safeHttpUrl(fileUrl) ? { type, volume, fileId, fileUrl } : undefined;
};

const color: Parser<string> = (raw) => (typeof raw === 'string' && /^#[\da-f]{6}$/i.test(raw) ? raw : undefined);

/** Whether the switch of a field is on for a stored value, or what is stored for a switch: both are the same. */
export const switched = (field: Field, value: boolean): boolean => value !== (field.kind === 'boolean' && field.isInverted === true);

/** Parses a stored value of a field; undefined when it is unusable. */
export function parseField(field: Field, raw: unknown): unknown {
  return parserOf(field)(raw);
}

function parserOf(field: Field): Parser<unknown> {
  switch (field.kind) {
    case 'boolean':
      return bool;
    case 'text':
      return text(field.maxLength);
    case 'number':
    case 'duration':
      return numberIn(field.min, field.max);
    case 'select':
      return oneOf(...field.items);
    case 'multiSelect':
      return (raw) => (Array.isArray(raw) ? field.items.filter((item) => raw.includes(item)) : undefined);
    case 'switches':
      return switches(field.default);
    case 'color':
      return color;
    case 'userRef':
      return nullable(userRef);
    case 'listRef':
    case 'antennaRef':
      return nullable(namedRef);
    case 'emojis':
      return listOf(text(256), field.maxItems);
    case 'sound':
      return sound;
    case 'custom':
      return field.parse;
  }
}
