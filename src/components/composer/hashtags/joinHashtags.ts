/** Returns the words of the hashtag row without their signs. */
export function wordsOf(row: string): readonly string[] {
  return row
    .split(/\s+/)
    .map((word) => word.replace(/^[#＃]+/, ''))
    .filter((word) => word !== '');
}

/** Adds the words of the hashtag row to the last line of a text. */
export function joinHashtags(text: string, row: string): string {
  const tags = wordsOf(row)
    .map((word) => `#${word}`)
    .join(' ');
  if (tags === '') return text;
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  return lastLine.trim() === '' ? text + tags : `${text} ${tags}`;
}
