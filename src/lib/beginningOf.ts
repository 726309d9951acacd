/**
 * The beginning of a text in one line, at most so many characters and a sign that there is more. It ends after a word, unless the
 * text is written without spaces.
 */
export function beginningOf(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  // One more shows whether a word ends here.
  const cut = characters.slice(0, most + 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > most / 2 ? cut.slice(0, lastSpace) : characters.slice(0, most).join('');
  return `${whole.replace(/[\s,;:、]+$/, '')}…`;
}
