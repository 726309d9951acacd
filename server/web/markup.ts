const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** XML does not allow these characters, not even escaped. Tabs and line breaks are allowed. */
function isForbidden(character: string): boolean {
  return (character < ' ' && !'\t\n\r'.includes(character)) || character === '\uFFFE' || character === '\uFFFF';
}

/** A text escaped for HTML or XML, between tags or in an attribute with quotes. */
export function escapeMarkup(text: string): string {
  let escaped = '';
  for (const character of text) {
    if (!isForbidden(character)) escaped += ENTITIES[character] ?? character;
  }
  return escaped;
}
