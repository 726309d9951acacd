import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings that we offer, best first. */
export type Encoding = 'br' | 'gzip';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this many bytes an answer fits one network packet anyway. */
export const WORTH_COMPRESSING_BYTES = 1024;

/** The best coding that a browser takes, by its Accept-Encoding header; null for none. */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding | null {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0+)?(?:[,\\s]|$)`).test(text);
  const text = String(header ?? '').toLowerCase();
  const accepts = (name: string) => new RegExp(`(?:^|[,\\s])${name}(?:[;,\\s]|$)`).test(text) && !refused(name);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

/**
 * Compresses off the main thread. `effort` `once` is for what is kept and sent again and again, `each` for answers that
 * are sent once, where waiting costs more than bytes.
 */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: effort === 'once' ? 9 : 6 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
