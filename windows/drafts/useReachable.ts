import type { ComposerParams } from '~/components/composer/params';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { DraftTarget } from '~/stores/drafts/draftData';
import { refreshNote } from '~/stores/resources/content/notes';

/** What a composer needs to know of the target of a draft. */
type Target = Pick<ComposerParams, 'replyId' | 'renoteId' | 'channelId'>;

/**
 * Returns a function that loads what a draft refers to. If that is gone, the draft can become a note of its own; null if the person does
 * not want that.
 */
export function useReachable(): (target: DraftTarget) => Promise<Target | null> {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  return async ({ replyId, renoteId, channelId }) => {
    const ids = [replyId, renoteId].filter((noteId) => noteId !== undefined);
    const loaded = await Promise.all(ids.map((noteId) => refreshNote(account, noteId)));
    const isHere = loaded.every((result) => result.ok);
    const question = { text: t('draftsWindow.targetGone'), kind: 'question', okLabel: t('draftsWindow.openAnyway') } as const;
    if (!isHere && !(await overlays.confirm(question))) return null;
    return {
      ...(isHere && replyId !== undefined && { replyId }),
      ...(isHere && renoteId !== undefined && { renoteId }),
      ...(channelId !== undefined && { channelId }),
    };
  };
}
