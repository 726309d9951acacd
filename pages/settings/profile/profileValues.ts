import type { Req } from '~/api/endpoints';
import type { WireMe } from '~/api/wire';
import { canonicalJson } from '~/lib/canonicalJson';

/** The most that servers accept; in characters. */
export const MAX_LOCATION = 50;
export const MAX_FOLLOWED_MESSAGE = 256;
export const MAX_FIELD_NAME = 256;
export const MAX_FIELD_VALUE = 1024;
/** How many rows of further information a profile has at most. */
export const MAX_FIELDS = 16;

/** A row of further information. Its key stays while the row moves. */
export interface FieldRow {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

/** A profile as the form shows it. What is not given is an empty text. */
export interface ProfileValues {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  /** yyyy-mm-dd. */
  readonly birthday: string;
  readonly lang: string;
  readonly isCat: boolean;
  readonly isBot: boolean;
  /** What new followers are told; undefined on servers without it. */
  readonly followedMessage: string | undefined;
  readonly fields: readonly FieldRow[];
}

/** Returns the profile of an account as the form shows it. */
export const profileOf = (me: WireMe): ProfileValues => ({
  name: me.name ?? '',
  description: me.description ?? '',
  location: me.location ?? '',
  birthday: me.birthday ?? '',
  lang: me.lang ?? '',
  isCat: me.isCat ?? false,
  isBot: me.isBot ?? false,
  followedMessage: me.followedMessage === undefined ? undefined : (me.followedMessage ?? ''),
  fields: me.fields.map(({ name, value }, key) => ({ key, name, value })),
});

const isEmpty = ({ name, value }: FieldRow): boolean => name.trim() === '' && value.trim() === '';

/** Whether a row lacks its label or its text. An empty row is not half filled: it is left out. */
export const isHalfFilled = (row: FieldRow): boolean => !isEmpty(row) && (row.name.trim() === '' || row.value.trim() === '');

/** Whether a text is a day that exists, as yyyy-mm-dd. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** Returns a profile as servers take it. */
const wireOf = ({ name, description, location, birthday, lang, isCat, isBot, followedMessage, fields }: ProfileValues) => ({
  name: textOrNull(name),
  description: textOrNull(description),
  location: textOrNull(location),
  birthday: birthday || null,
  lang: lang || null,
  isCat,
  isBot,
  ...(followedMessage !== undefined && { followedMessage: textOrNull(followedMessage) }),
  fields: fields.filter((row) => !isEmpty(row)).map((row) => ({ name: row.name, value: row.value })),
});

/** Returns the parameters that turn a saved profile into another one. */
export function changesOf(saved: ProfileValues, values: ProfileValues): Req<'i/update'> {
  const before: Readonly<Record<string, unknown>> = wireOf(saved);
  return Object.fromEntries(Object.entries(wireOf(values)).filter(([name, value]) => canonicalJson(value) !== canonicalJson(before[name])));
}
