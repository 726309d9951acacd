/** Elements whose content is no text. */
const HIDDEN = /<(script|style|template)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
const TAG = /<\/?[a-z][^>]*>/gi;

/**
 * Returns the text of a server description written in HTML, with its line breaks and without markup. The parser sees no
 * markup either, because it counts a style attribute as a violation of the page's policy.
 */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(HIDDEN, '')
    .replaceAll(TAG, '')
    .replaceAll('<', '&lt;');
  return new DOMParser().parseFromString(text, 'text/html').body.textContent.trim();
}
