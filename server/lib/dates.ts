/** A time in wire form, ISO 8601, from ms since 1970. Null stays null. */
export const dateOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
