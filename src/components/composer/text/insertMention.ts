import { insertText } from '~/lib/insertText';
import { mentionText } from '~/lib/mentionText';
import { peek } from '~/lib/peek';
import type { RootStore } from '~/stores/RootStore';
import type { ComposerState } from '../ComposerState';

/** Asks for a user and mentions them at the text cursor. A note that stays on this server mentions only people there. */
export async function insertMention(
  { overlays }: Pick<RootStore, 'overlays'>,
  state: ComposerState,
  field: HTMLTextAreaElement | null,
): Promise<void> {
  const user = await overlays.open('userChooser', { includeSelf: true, localOnly: peek(() => state.audience.localOnly) });
  if (user && field?.isConnected) insertText(field, `${mentionText(user)} `);
}
