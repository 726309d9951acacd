/** What other programs share: a headline, words, and an address. */
interface Shared {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly url: string | undefined;
}

/** The text of the note. Programs often say the headline again in front of the words, or instead of them (reference/pages.md section D). */
export function shareText({ title, text, url }: Shared): string {
  const begin = `${title}.\n`;
  const rest = title && text?.startsWith(begin) ? text.slice(begin.length) : text;
  const words = rest === title ? undefined : rest;
  return [title && `[ ${title} ]`, words, url].filter(Boolean).join('\n').trim();
}
