import { EMOJI_CODE } from '~/mfm/words';

const EMOJI_CODES = new RegExp(EMOJI_CODE, 'g');

interface Named {
  readonly name: string | null;
  readonly username: string;
}

/** Returns a user's name as plain text, for titles and screen readers; `UserName` draws its emoji. */
export function plainName({ name, username }: Named): string {
  return name?.replaceAll(EMOJI_CODES, '').replaceAll(/\s+/g, ' ').trim() || username;
}
