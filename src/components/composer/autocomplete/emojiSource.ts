import { withSkinTone } from '~/lib/skinTone';
import { loadUnicodeEmojis, type UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import { peek } from '~/lib/peek';
import { EmojiMatches } from './EmojiMatches';
import type { SourceDeps } from './sources';
import type { Suggestion, SuggestionSource } from './suggestions';

/** Emoji by their names; without a name, those that were used recently. */
export function emojiSource({ root, account }: SourceDeps): SuggestionSource {
  const { i18n, settings } = root;
  const { emojis } = account.server;
  let unicode: readonly UnicodeEmojiEntry[] = [];
  let loading: Promise<unknown> | null = null;
  const matches = new EmojiMatches({
    custom: () => peek(() => emojis.emojis),
    unicode: () => unicode,
    recent: () => peek(() => settings.get('recentlyUsedEmojis')),
  });
  const loadUnicode = async () => {
    const all = await loadUnicodeEmojis(
      i18n.lang,
      peek(() => settings.get('additionalUnicodeEmojiIndexes')),
    );
    unicode = all.filter(({ category }) => category !== 'flags');
  };
  /** A list that does not load is left out, and is loaded again for the next word. */
  const load = async () => {
    const results = await Promise.allSettled([emojis.load(), loadUnicode()]);
    if (results.some(({ status }) => status === 'rejected')) loading = null;
  };
  return async function* ({ query }, signal) {
    if (unicode.length === 0) await (loading ??= load());
    if (query === '') yield matches.recent().map((one): Suggestion => ({ kind: 'emoji', ...one }));
    else {
      const found = await matches.find(query, signal);
      const tone = peek(() => settings.get('emojiSkinTone'));
      yield found.map(({ emoji, name }): Suggestion => ({ kind: 'emoji', name, emoji: withSkinTone(emoji, tone) }));
    }
  };
}
