/**
 * Removes direction marks from a text that is shown in one line with other text, such as a name. Right-to-left text
 * does not need them.
 * @param sign replaces a mark where removing it would still deceive
 * @returns '' when nothing of the text is visible
 */
export function visibleText(text: string, sign = ''): string {
  const shown = text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, sign);
  return /[^\p{DI}\p{Cc}\s\u2800]/u.test(shown) ? shown : '';
}

/** The name of a file. Direction marks, which could hide its extension, become a visible sign. */
export const visibleFileName = (name: string): string => visibleText(name, '\uFFFD');
