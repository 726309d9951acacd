import JSON5 from 'json5';

/** The value of a text, or where the text is wrong. */
export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** Reads a text as JSON5. */
export function parseJson5(text: string): Parsed {
  try {
    return { ok: true, value: JSON5.parse<unknown>(text) };
  } catch (thrown) {
    return { ok: false, message: thrown instanceof Error ? thrown.message.replace(/^JSON5: /, '') : String(thrown) };
  }
}

/** Writes a value so that people can edit it. */
export const writeJson5 = (value: unknown): string => JSON5.stringify(value, null, 2) ?? 'null';
