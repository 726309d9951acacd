/**
 * Returns a text with its character references (`&amp;`) replaced. Markup in it stays text. The parser sees no markup either,
 * because it counts a style attribute as a violation of the page's policy.
 */
export function decodedText(text: string): string {
  if (!text.includes('&')) return text;
  // The parser drops white space at the beginning, so a sign precedes it.
  return new DOMParser().parseFromString(`.${text.replaceAll('<', '&lt;')}`, 'text/html').body.textContent.slice(1);
}
