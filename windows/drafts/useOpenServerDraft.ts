import type { ComposerParams } from '~/components/composer/params';
import { fieldTimeOf } from '~/components/composer/scheduled/fieldTime';
import { joinHashtags } from '~/components/composer/hashtags/joinHashtags';
import { useStores, useAccount } from '~/react/context';
import { toAppError } from '~/lib/AppError';
import { sameDraft, type DraftData } from '~/stores/drafts/draftData';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { RootStore } from '~/stores/RootStore';
import type { ServerDraft } from '~/stores/drafts/serverDraft';
import { useReachable } from './useReachable';

/** Begins the ids of the drafts of this browser that edit drafts of the server. */
const EDITING = 'server:';

/**
 * Returns a function that ends the window with what a composer needs to edit a draft of the server. What was edited in this browser
 * before and not sent is set aside.
 */
export function useOpenServerDraft(close: (params: ComposerParams) => void): (draft: ServerDraft) => Promise<void> {
  const root = useStores();
  const account = useAccount();
  const reach = useReachable();
  return async (draft) => {
    const target = await reach(draft.target);
    if (!target) return;
    const data = editable(root, draft);
    const draftId = EDITING + draft.id;
    const drafts = new DraftStore(root).of(account.key);
    try {
      const former = (await drafts.list()).find(({ id }) => id === draftId);
      if (former) {
        if (!sameDraft(former.data, data)) await drafts.putBack({ ...former, id: draftId });
        await drafts.remove(draftId);
      }
    } catch (thrown) {
      // What is there stays there, so nothing may replace it.
      root.overlays.showError(toAppError(thrown));
      return;
    }
    close({ draftId, initialDraft: data, ...target });
  };
}

/** The content of a draft as a composer takes it. */
function editable({ settings }: RootStore, { id, data, hashtags, scheduledAt, isScheduled }: ServerDraft): DraftData {
  const row = settings.get('postFormWithHashtags') ? settings.get('postFormHashtags') : '';
  // A scheduled note has its hashtags in the text.
  const joined = joinHashtags('', hashtags);
  const text = joined !== '' && data.text.endsWith(joined) ? data.text.slice(0, -joined.length).trimEnd() : data.text;
  const later = isScheduled && scheduledAt !== null ? fieldTimeOf(scheduledAt) : null;
  return { ...data, text: row === hashtags ? text : joinHashtags(text, hashtags), server: { id, later } };
}
