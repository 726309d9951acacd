import type { ComposerParams } from '~/components/composer/params';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import { refreshNote } from '~/stores/resources/notes';

/**
 * Returns a function that loads what a draft refers to and ends the window with it. If that is gone, the draft can become a
 * note of its own.
 */
export function useOpenDraft(close: (params: ComposerParams) => void): (record: DraftRecord) => Promise<void> {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  return async ({ id, target }) => {
    const { replyId, renoteId, channelId, place } = target;
    const ids = [replyId, renoteId].filter((noteId) => noteId !== undefined);
    const loaded = await Promise.all(ids.map((noteId) => refreshNote(account, noteId)));
    const isHere = loaded.every((result) => result.ok);
    if (
      !isHere &&
      !(await overlays.confirm({ text: t('draftsWindow.targetGone'), kind: 'question', okLabel: t('draftsWindow.openAnyway') }))
    )
      return;
    close({
      draftId: id,
      ...(isHere && replyId !== undefined && { replyId }),
      ...(isHere && renoteId !== undefined && { renoteId }),
      ...(channelId !== undefined && { channelId }),
      ...(place !== undefined && { draftPlace: place }),
    });
  };
}
