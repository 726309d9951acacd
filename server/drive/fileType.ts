/** What a file is, told by its first bytes. Names and declared types are never believed (spec section 3: type is a MIME type). */
export interface FileType {
  readonly mime: string;
  /** Without the dot; null where no ending is usual. */
  readonly extension: string | null;
}

/** Everything that is not recognised, plain text included, as the real server stores it. */
export const UNKNOWN_TYPE: FileType = { mime: 'application/octet-stream', extension: null };

/** How many leading bytes {@link detectFileType} wants: enough for an XML prologue before `<svg`. */
export const SNIFF_BYTES = 4096;

interface Signature {
  readonly type: FileType;
  matches(head: Uint8Array, text: string): boolean;
}

const at = (head: Uint8Array, offset: number, bytes: readonly number[]) => bytes.every((byte, n) => head[offset + n] === byte);
const type = (mime: string, extension: string): FileType => ({ mime, extension });

/** The major brand of an ISO media file, or '' when it is none. */
const brand = (text: string) => (text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '');
const riff = (text: string) => (text.startsWith('RIFF') ? text.slice(8, 12) : '');

/** First match wins, so the narrower signature of a family stands first. */
const SIGNATURES: readonly Signature[] = [
  { type: type('image/apng', 'png'), matches: (head, text) => at(head, 0, [0x89, 0x50, 0x4e, 0x47]) && text.includes('acTL') },
  { type: type('image/png', 'png'), matches: (head) => at(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: type('image/jpeg', 'jpg'), matches: (head) => at(head, 0, [0xff, 0xd8, 0xff]) },
  { type: type('image/gif', 'gif'), matches: (_head, text) => text.startsWith('GIF87a') || text.startsWith('GIF89a') },
  { type: type('image/webp', 'webp'), matches: (_head, text) => riff(text) === 'WEBP' },
  { type: type('image/avif', 'avif'), matches: (_head, text) => ['avif', 'avis'].includes(brand(text)) },
  {
    type: type('image/svg+xml', 'svg'),
    matches: (_head, text) => /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text),
  },
  { type: type('audio/x-m4a', 'm4a'), matches: (_head, text) => brand(text).startsWith('M4A') },
  { type: type('video/quicktime', 'mov'), matches: (_head, text) => brand(text) === 'qt  ' },
  { type: type('video/mp4', 'mp4'), matches: (_head, text) => brand(text) !== '' },
  { type: type('video/webm', 'webm'), matches: (head, text) => at(head, 0, [0x1a, 0x45, 0xdf, 0xa3]) && text.includes('webm') },
  { type: type('video/x-matroska', 'mkv'), matches: (head) => at(head, 0, [0x1a, 0x45, 0xdf, 0xa3]) },
  { type: type('audio/ogg', 'ogg'), matches: (_head, text) => text.startsWith('OggS') },
  { type: type('audio/wav', 'wav'), matches: (_head, text) => riff(text) === 'WAVE' },
  { type: type('audio/x-flac', 'flac'), matches: (_head, text) => text.startsWith('fLaC') },
  // 0xFFFx without a tag: MPEG frame sync of layer III, then layer 0 for AAC in ADTS.
  { type: type('audio/aac', 'aac'), matches: (head) => head[0] === 0xff && (head[1]! & 0xf6) === 0xf0 },
  { type: type('audio/mpeg', 'mp3'), matches: (head, text) => text.startsWith('ID3') || (head[0] === 0xff && (head[1]! & 0xe6) === 0xe2) },
  { type: type('application/pdf', 'pdf'), matches: (_head, text) => text.startsWith('%PDF-') },
  { type: type('application/zip', 'zip'), matches: (head) => at(head, 0, [0x50, 0x4b, 0x03, 0x04]) },
  { type: type('application/gzip', 'gz'), matches: (head) => at(head, 0, [0x1f, 0x8b]) },
];

/** Names the type of a file from its first {@link SNIFF_BYTES} bytes; {@link UNKNOWN_TYPE} when nothing fits. */
export function detectFileType(head: Uint8Array): FileType {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  return SIGNATURES.find((signature) => signature.matches(head, text))?.type ?? UNKNOWN_TYPE;
}

const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  png: ['apng'],
  ogg: ['oga', 'ogv', 'opus'],
  mp4: ['m4v'],
};

/** Gives a name the ending of its real type when it has another or none: `cat.txt` that is a PNG becomes `cat.txt.png`. */
export function nameWithExtension(name: string, { extension }: FileType): string {
  if (extension === null) return name;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (name.includes('.') && (ending === extension || ALTERNATIVES[extension]?.includes(ending))) return name;
  return `${name}.${extension}`;
}

/** Whether a name may be stored: not blank, at most 200 characters, no path in it. */
export function isValidFileName(name: string): boolean {
  return name.trim() !== '' && name.length <= 200 && !name.includes('/') && !name.includes('\\') && !name.includes('..');
}
