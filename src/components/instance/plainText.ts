/** Returns the text of a server description written in HTML, with its line breaks and without markup. */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html');
  return parsed.body.textContent.trim();
}
