/** Code of a custom emoji, where a text has one (mfm-js: not inside of a word, so that a time of day is none). */
const EMOJI_CODE = /(?<![\da-z]):[\w+-]+:(?![\da-z])/gi;

interface Named {
  readonly name: string | null;
  readonly username: string;
}

/** Somebody's name in letters alone, for titles and what is read out; `UserName` draws its emoji. */
export function plainName({ name, username }: Named): string {
  return name?.replaceAll(EMOJI_CODE, '').replaceAll(/\s+/g, ' ').trim() || username;
}
