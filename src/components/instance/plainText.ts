/** Servers describe themselves in HTML; a visitor gets its text, with the line breaks, and none of its markup. */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html');
  return parsed.body.textContent.trim();
}
