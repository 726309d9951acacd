import { useState, type RefObject } from 'react';
import { rememberEmoji } from '~/components/emojiPicker/rememberEmoji';
import { mentionText } from '~/lib/mentionText';
import { rememberUser } from '~/components/user/rememberUser';
import { insertText, type TextElement } from '~/lib/insertText';
import { peek } from '~/lib/peek';
import { useStores } from '~/react/context';
import type { RootStore } from '~/stores/RootStore';
import type { AutocompleteState } from './AutocompleteState';
import { completionOf, type Completion, type Suggestion } from './suggestions';
import type { Trigger } from './trigger';

/** Returns a function that replaces the begun word of a field with a suggestion, and remembers the choice. It stays the same. */
export function usePick(field: RefObject<TextElement | null>, state: AutocompleteState): (suggestion: Suggestion) => void {
  const root = useStores();
  const [pick] = useState(() => (suggestion: Suggestion) => {
    const trigger = peek(() => state.trigger);
    const element = field.current;
    if (!trigger || !element) return;
    state.close();
    const completion = completionOf(suggestion);
    if (completion) write(element, trigger, completion);
    else void chooseUser(root, element, trigger);
    remember(root, suggestion);
  });
  return pick;
}

async function chooseUser(root: RootStore, field: TextElement, trigger: Trigger): Promise<void> {
  const user = await root.overlays.open('userChooser', { includeSelf: true });
  if (user && field.isConnected) write(field, trigger, { text: `${mentionText(user)} `, caretBack: 0 });
}

function write(field: TextElement, { start, end }: Trigger, { text, caretBack }: Completion): void {
  // An existing space is not written twice.
  const written = text.endsWith(' ') && field.value[end] === ' ' ? text.trimEnd() : text;
  const caret = written.length - caretBack + (written === text ? 0 : 1);
  insertText(field, written, { start, end, select: [caret, caret] });
}

function remember({ settings }: RootStore, suggestion: Suggestion): void {
  if (suggestion.kind === 'emoji') rememberEmoji(settings, suggestion.emoji, settings.get('pinnedEmojis'));
  else if (suggestion.kind === 'user') rememberUser(settings, suggestion.user.id);
}
