/** Compresses a text into letters, digits, `-` and `_`, which need no escapes in an address. */
export async function deflateText(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The opposite of {@link deflateText}. null if the data is damaged, or the text longer than `most` bytes: a few letters can stand for very
 * many.
 */
export async function inflateText(data: string, most: number): Promise<string | null> {
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), most));
  } catch {
    return null;
  }
}

/** @throws {RangeError} when more comes out than allowed */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<ArrayBuffer> {
  const reader = new Response(bytes).body!.pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) throw new RangeError('the text is too long');
    parts.push(next.value);
  }
  return new Response(new Blob(parts)).arrayBuffer();
}
