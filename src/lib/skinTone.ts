/** The skin tones by their names, in the order of the Unicode standard. `none` is the yellow of an emoji without one. */
export const SKIN_TONES = {
  none: '',
  light: '\u{1F3FB}',
  mediumLight: '\u{1F3FC}',
  medium: '\u{1F3FD}',
  mediumDark: '\u{1F3FE}',
  dark: '\u{1F3FF}',
} as const;

export type SkinTone = keyof typeof SKIN_TONES;

const TONE_OR_MARK = /[\u{1F3FB}-\u{1F3FF}]|\uFE0F/gu;
const PERSON = /\p{Emoji_Modifier_Base}/gu;
/** A person, with the mark that a tone replaces. */
const MARKED_PERSON = /(\p{Emoji_Modifier_Base})\uFE0F?/gu;

const FAMILY = '\u{1F46A}';
const HEART = '\u2764';

/** Returns an emoji with a skin tone. Families and things have none; of several people, only couples do. */
export function withSkinTone(emoji: string, tone: SkinTone): string {
  const people = emoji.match(PERSON)?.length ?? 0;
  const isGroup = emoji === FAMILY || (people > 1 && !emoji.includes(HEART));
  return tone === 'none' || people === 0 || isGroup ? emoji : emoji.replaceAll(MARKED_PERSON, `$1${SKIN_TONES[tone]}`);
}

/** Returns an emoji without its skin tone, and without the marks for pictures, which a tone replaces. It is for comparing emoji. */
export const bareEmoji = (emoji: string): string => emoji.replaceAll(TONE_OR_MARK, '');

/** Whether an emoji has a skin tone. */
export const hasSkinTone = (emoji: string): boolean => /[\u{1F3FB}-\u{1F3FF}]/u.test(emoji);
