/** The shared content: a title, a text and an address. */
interface Shared {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly url: string | undefined;
}

/**
 * Returns the text of the note. Apps often repeat the title at the start of the text or as the whole text, so the
 * repetition is removed.
 */
export function shareText({ title, text, url }: Shared): string {
  const begin = `${title}.\n`;
  const rest = title && text?.startsWith(begin) ? text.slice(begin.length) : text;
  const words = rest === title ? undefined : rest;
  return [title && `[ ${title} ]`, words, url].filter(Boolean).join('\n').trim();
}
