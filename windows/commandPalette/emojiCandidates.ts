import { loadUnicodeEmojis } from '~/emoji/unicodeEmojis';
import { peek } from '~/lib/peek';
import { withSkinTone } from '~/lib/skinTone';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { Candidate } from './CandidateIndex';
import { emojiEntry } from './entries';

/** Loads the emoji of the server, which are usually stored here. A list that does not load is empty. */
export async function customEmojiCandidates({ server: { emojis } }: AccountScope): Promise<readonly Candidate[]> {
  await emojis.load();
  return peek(() => emojis.emojis).map((emoji) => ({
    group: 'emoji',
    names: [emoji.name],
    words: emoji.aliases.join(' '),
    entry: () => emojiEntry(emoji),
  }));
}

/** Loads the built-in emoji. Flags are left out, because their names are those of countries. */
export async function unicodeEmojiCandidates({ i18n, settings }: RootStore): Promise<readonly Candidate[]> {
  const [further, tone] = peek(() => [settings.get('additionalUnicodeEmojiIndexes'), settings.get('emojiSkinTone')] as const);
  const all = await loadUnicodeEmojis(i18n.lang, further);
  return all
    .filter(({ category }) => category !== 'flags')
    .map((emoji) => ({
      group: 'emoji',
      names: [emoji.name.replaceAll('_', ' ')],
      words: emoji.aliases.join(' '),
      entry: () => emojiEntry({ ...emoji, char: withSkinTone(emoji.char, tone) }),
    }));
}
