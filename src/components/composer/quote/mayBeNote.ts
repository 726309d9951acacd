/** Paths under which servers of this network show notes. */
const NOTE_PATHS = [
  /^\/notes\/[\w-]+\/?$/,
  /^\/@[^/]+\/(?:posts\/)?[\w-]+\/?$/,
  /^\/users\/[^/]+\/statuses\/\w+\/?$/,
  /^\/(?:objects|notice)\/[\w-]+\/?$/,
];

/** Returns whether a pasted text is a single address that may be a note of another server. */
export function mayBeNote(text: string, ownOrigin: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, origin, pathname } = new URL(text);
  return protocol === 'https:' && origin !== ownOrigin && NOTE_PATHS.some((path) => path.test(pathname));
}
