import { useEffect, useState } from 'react';
import { loadUnicodeEmojis, searchUnicodeEmojis, type UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import { useI18n } from '~/i18n/useI18n';
import { canReactWith } from '~/services/reactions';
import { useAccount, useStores } from '~/stores/context';

/** A titled group of reactions, as they travel. */
export interface ReactionSection {
  readonly title:
    | 'reactionPicker.favouriteReactions'
    | 'reactionPicker.recentEmojis'
    | 'reactionPicker.customEmojis'
    | 'reactionPicker.unicodeEmojis';
  readonly reactions: readonly string[];
}

/**
 * What can be chosen for a note: without a search the favourites and what was used lately, with one what matches it,
 * custom emoji first. Custom emoji that the note or my roles do not allow are left out. Call inside an observer.
 */
export function useReactionChoices(noteId: string, query: string): readonly ReactionSection[] {
  const { settings } = useStores();
  const { emojis } = useAccount();
  const isAllowed = useIsAllowed(noteId);
  const unicode = useUnicodeEmojis(query.trim() !== '');
  useEffect(() => {
    // Without the list there are still the favourites; the next opening tries again.
    void emojis.load();
  }, [emojis]);

  const word = query.trim();
  const sections: readonly ReactionSection[] =
    word === ''
      ? [
          { title: 'reactionPicker.favouriteReactions', reactions: usable(settings.get('reactions'), isAllowed) },
          {
            title: 'reactionPicker.recentEmojis',
            reactions: usable(
              settings.get('recentlyUsedEmojis').filter((emoji) => !settings.get('reactions').includes(emoji)),
              isAllowed,
            ),
          },
        ]
      : [
          {
            title: 'reactionPicker.customEmojis',
            reactions: usable(
              emojis.search(word).map(({ name }) => `:${name}:`),
              isAllowed,
            ),
          },
          { title: 'reactionPicker.unicodeEmojis', reactions: unicodeMatches(unicode, word) },
        ];
  return sections.filter(({ reactions }) => reactions.length > 0);
}

/** As reactions travel, each once. */
function usable(list: readonly string[], isAllowed: (emoji: string) => boolean): readonly string[] {
  return [...new Set(list)].filter(isAllowed).map((emoji) => (emoji.startsWith(':') ? `:${emoji.slice(1, -1)}@.:` : emoji));
}

/** The emoji itself typed or pasted counts, too. */
function unicodeMatches(emojis: readonly UnicodeEmojiEntry[], word: string): readonly string[] {
  const exact = emojis.filter(({ char }) => char === word).map(({ char }) => char);
  return [...new Set([...exact, ...searchUnicodeEmojis(emojis, word).map(({ char }) => char)])];
}

function useIsAllowed(noteId: string): (emoji: string) => boolean {
  const { notes, users, me, emojis } = useAccount();
  const note = notes.get(noteId);
  const author = note && users.get(note.userId);
  const roleIds = me?.roles.map(({ id }) => id) ?? [];
  return (emoji) => {
    if (!emoji.startsWith(':')) return true;
    const custom = emojis.get(emoji.slice(1, -1));
    return note !== undefined && author !== undefined && custom !== undefined && canReactWith(custom, note, author, roleIds);
  };
}

/** The list of built-in emoji is large; it comes with the first search. */
function useUnicodeEmojis(isWanted: boolean): readonly UnicodeEmojiEntry[] {
  const { lang } = useI18n();
  const [list, setList] = useState<readonly UnicodeEmojiEntry[]>([]);
  const isMissing = isWanted && list.length === 0;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadUnicodeEmojis(lang).then(
      (loaded) => isCurrent && setList(loaded),
      // Custom emoji are still found; typing on tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, lang]);
  return list;
}
