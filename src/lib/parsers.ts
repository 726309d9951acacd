/**
 * Reads one stored value; undefined when it is unusable. Stored values come from other versions, other clients and other
 * people's backups, so each value is judged on its own and the caller falls back to a default.
 */
export type Parser<T> = (raw: unknown) => T | undefined;

/** true or false. */
export const bool: Parser<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

/** Text of up to `maxLength` characters. */
export const text =
  (maxLength = 10_000): Parser<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= maxLength ? raw : undefined;

/** A finite number within bounds, both included. */
export const numberIn =
  (min = -Infinity, max = Infinity): Parser<number> =>
  (raw) =>
    typeof raw === 'number' && Number.isFinite(raw) && raw >= min && raw <= max ? raw : undefined;

/** One of a fixed set of values. */
export const oneOf =
  <const T extends string | number | null>(...values: readonly T[]): Parser<T> =>
  (raw) =>
    values.find((value) => value === raw);

/** null, or a value that `inner` reads. */
export const nullable =
  <T>(inner: Parser<T>): Parser<T | null> =>
  (raw) =>
    raw === null ? null : inner(raw);

/** Up to `maxItems` values; unusable members are left out. */
export const listOf =
  <T>(inner: Parser<T>, maxItems = 1_000): Parser<readonly T[]> =>
  (raw) => {
    if (!Array.isArray(raw)) return undefined;
    const read: T[] = [];
    for (const member of raw.slice(0, maxItems)) {
      const value = inner(member);
      if (value !== undefined) read.push(value);
    }
    return read;
  };

/** An object with these fields; a missing or unusable one takes its default, others are dropped. */
export const shape =
  <T extends object>(fields: { readonly [K in keyof T]: { readonly parse: Parser<T[K]>; readonly default: T[K] } }): Parser<T> =>
  (raw) => {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return undefined;
    const read: Partial<T> = {};
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const value = Object.hasOwn(raw, name) ? fields[name].parse((raw as Record<string, unknown>)[name]) : undefined;
      read[name] = value === undefined ? fields[name].default : value;
    }
    return read as T;
  };

/** An object of switches with these names. */
export function switches<T extends Readonly<Record<string, boolean>>>(defaults: T): Parser<T> {
  const fields = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, { parse: bool, default: value }]));
  return shape(fields as never) as unknown as Parser<T>;
}
