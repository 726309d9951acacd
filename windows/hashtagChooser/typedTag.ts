/** Returns the typed hashtag without `#`; null if the text is not a hashtag, such as a number alone. */
export function typedTag(text: string): string | null {
  const tag = text.trim().replace(/^[#＃]+/, '');
  return tag === '' || /\s/.test(tag) || /^\d+$/.test(tag) ? null : tag;
}
