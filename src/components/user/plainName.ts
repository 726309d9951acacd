/**
 * The code of a custom emoji in a text. As in mfm-js, it cannot be inside a word, so that a time of day does not match.
 */
const EMOJI_CODE = /(?<![\da-z]):[\w+-]+:(?![\da-z])/gi;

interface Named {
  readonly name: string | null;
  readonly username: string;
}

/** Returns a user's name as plain text, for titles and screen readers; `UserName` draws its emoji. */
export function plainName({ name, username }: Named): string {
  return name?.replaceAll(EMOJI_CODE, '').replaceAll(/\s+/g, ' ').trim() || username;
}
