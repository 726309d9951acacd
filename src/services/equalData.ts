/** Whether two pieces of JSON-like data are deeply equal. */
export function equalData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equalData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/**
 * Copies the fields of `change` that differ over `record`; undefined fields are skipped.
 * @returns `record` itself when nothing differs, so that its observers are not notified
 */
export function overlay<T extends object>(record: T, change: Partial<T>): T {
  const entries = Object.entries(change).filter(
    ([key, value]) => value !== undefined && !equalData((record as Record<string, unknown>)[key], value),
  );
  return entries.length === 0 ? record : { ...record, ...Object.fromEntries(entries) };
}
