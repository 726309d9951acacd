import { mentionText } from '~/lib/mentionText';
import { openFunction, type MarkupFunctionName } from '~/mfm/functions/catalog';
import type { MachineText } from '~/lib/shownText';
import type { User } from '~/services/records';
import type { Trigger } from './trigger';

/** Something that a begun word can be completed with. */
export type Suggestion =
  | { readonly kind: 'user'; readonly user: User }
  /** Asks for a user in a window of its own. */
  | { readonly kind: 'otherUser' }
  | { readonly kind: 'hashtag'; readonly tag: string }
  /** `emoji` is a character, or `:name:`; `name` is the word that found it. */
  | { readonly kind: 'emoji'; readonly emoji: string; readonly name: string }
  | { readonly kind: 'function'; readonly name: MarkupFunctionName }
  | { readonly kind: 'argument'; readonly argument: string };

/** Finds suggestions. Each list that it yields replaces the one before; it may throw, and then the last one stays. */
export type SuggestionSource = (trigger: Trigger, signal: AbortSignal) => AsyncIterable<readonly Suggestion[]>;

/** Identifies a suggestion among those for one word. */
export function keyOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'user':
      return suggestion.user.id;
    case 'otherUser':
      return 'other';
    case 'hashtag':
      return suggestion.tag;
    case 'emoji':
      return suggestion.emoji;
    case 'function':
      return suggestion.name;
    case 'argument':
      return suggestion.argument;
  }
}

/** A text to insert, and how far the caret stands before its end. */
export interface Completion {
  readonly text: MachineText;
  readonly caretBack: number;
}

/** Returns the text that a suggestion inserts; null for one that asks first. */
export function completionOf(suggestion: Suggestion): Completion | null {
  switch (suggestion.kind) {
    case 'user':
      return { text: `${mentionText(suggestion.user)} `, caretBack: 0 };
    case 'otherUser':
      return null;
    case 'hashtag':
      return { text: `#${suggestion.tag} `, caretBack: 0 };
    case 'emoji':
      return { text: suggestion.emoji, caretBack: 0 };
    case 'function':
      return { text: `${openFunction(suggestion.name)}]`, caretBack: 1 };
    case 'argument':
      return { text: suggestion.argument, caretBack: 0 };
  }
}
