import { fileTypeFromFile } from 'file-type';

/** The type of a file, found in its bytes. Names and declared types are never trusted. */
export interface FileType {
  /** MIME type without parameters. */
  readonly mime: string;
  /** Without the dot; null where no extension is usual. */
  readonly extension: string | null;
}

/** The type of everything that is not recognized, plain text included. Real servers store the same. */
export const UNKNOWN_TYPE: FileType = { mime: 'application/octet-stream', extension: null };

/** How many leading bytes {@link detectFileType} needs: enough for comments before `<svg`. */
export const SNIFF_BYTES = 4096;

const SVG_TYPE: FileType = { mime: 'image/svg+xml', extension: 'svg' };

/** An `<svg>` element after at most an XML declaration, comments and a doctype. */
const SVG_START = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;

/**
 * Finds the type of a file.
 * @param path the file; the `file-type` package skips through it, because a picture may carry a long color profile first.
 * @param head its first {@link SNIFF_BYTES} bytes.
 * @returns {@link UNKNOWN_TYPE} when nothing matches.
 */
export async function detectFileType(path: string, head: Uint8Array): Promise<FileType> {
  // The package knows binary formats only: an SVG is unknown to it, or XML.
  if (SVG_START.test(Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1'))) return SVG_TYPE;
  const found = await fileTypeFromFile(path);
  if (!found) return UNKNOWN_TYPE;
  // Some types come with parameters, such as `audio/ogg; codecs=opus`.
  return { mime: found.mime.replace(/;.*$/, ''), extension: found.ext };
}

/** Extensions that are as good as the usual one. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  apng: ['png'],
  tif: ['tiff'],
  ogg: ['oga', 'ogv', 'opus'],
  opus: ['ogg', 'oga'],
  mp4: ['m4v'],
};

/** Matches extensions of types that {@link detectFileType} recognizes. */
const RECOGNIZED =
  /\.(?:a?png|jpe?g|jpe|jfif|gif|webp|avif|heic|bmp|ico|tiff?|svg|mp4|m4v|mov|mkv|webm|mp3|m4a|aac|og[gav]|opus|flac|wav|pdf|zip|gz)$/i;

/**
 * Appends the extension of the real type to a name with another one or none: `cat.txt` that is a PNG becomes `cat.txt.png`, and
 * `cat.png` of an unknown type becomes `cat.png.bin`.
 */
export function nameWithExtension(name: string, { extension }: FileType): string {
  if (extension === null) return RECOGNIZED.test(name) ? `${name}.bin` : name;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (name.includes('.') && (ending === extension || ALTERNATIVES[extension]?.includes(ending))) return name;
  return `${name}.${extension}`;
}

/** Whether a name may be stored: it is not blank, has at most 200 characters, and contains no path. */
export function isValidFileName(name: string): boolean {
  return name.trim() !== '' && name.length <= 200 && !name.includes('/') && !name.includes('\\') && !name.includes('..');
}
