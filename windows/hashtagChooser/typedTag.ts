/** The hashtag that was typed, without `#`; null if it is none, such as a number alone. */
export function typedTag(text: string): string | null {
  const tag = text.trim().replace(/^[#＃]+/, '');
  return tag === '' || /\s/.test(tag) || /^\d+$/.test(tag) ? null : tag;
}
