/** How much a JSON text may describe. Its length is limited where it is read. */
export interface JsonBounds {
  /** How deep lists and objects may lie in each other. */
  readonly levels: number;
  /** How many values it may have, lists and objects included. A short text can have very many: `{}` is one. */
  readonly values: number;
}

/** Clients send a handful of levels and some hundreds of values; the stack ends at some thousands of levels. */
export const JSON_BOUNDS: JsonBounds = { levels: 64, values: 100_000 };

/** A JSON text that describes more than it may. */
export class JsonBoundsError extends Error {
  override readonly name = 'JsonBoundsError';

  constructor(
    readonly broken: keyof JsonBounds,
    bounds: JsonBounds,
  ) {
    super(`more than ${bounds[broken]} ${broken}`);
  }
}

/**
 * Reads a JSON text that comes from outside.
 * @throws {JsonBoundsError} before anything of it takes memory.
 * @throws {SyntaxError} when it is not JSON.
 */
export function parseJson(json: string, bounds = JSON_BOUNDS): unknown {
  const broken = brokenBound(json, bounds);
  if (broken !== null) throw new JsonBoundsError(broken, bounds);
  return JSON.parse(json);
}

const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = Array.from('"\\,[]{}', (sign) => sign.charCodeAt(0));

/** The bound that a JSON text breaks, or null. It reads the text once and needs no memory and no stack of its own. */
export function brokenBound(json: string, bounds: JsonBounds): keyof JsonBounds | null {
  let levels = 0;
  // A value is the first of a list or an object, or follows a comma, or is the whole text.
  let values = 1;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === COMMA) values++;
    else if (sign === LIST || sign === OBJECT) {
      values++;
      if (++levels > bounds.levels) return 'levels';
    } else if (sign === LIST_END || sign === OBJECT_END) levels--;
    if (values > bounds.values) return 'values';
  }
  return null;
}
