/**
 * A text that stands in one line with others, such as a name, without what turns their letters round. Right-to-left texts
 * need none of it.
 * @param sign what stands in its place where leaving it out would still deceive
 * @returns an empty text when nothing of it is to be seen
 */
export function visibleText(text: string, sign = ''): string {
  const shown = text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, sign);
  return /[^\p{DI}\p{Cc}\s\u2800]/u.test(shown) ? shown : '';
}

/** The name of a file: what it would hide of its ending is a sign instead. */
export const visibleFileName = (name: string): string => visibleText(name, '\uFFFD');
