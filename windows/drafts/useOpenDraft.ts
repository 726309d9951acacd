import type { ComposerParams } from '~/components/composer/params';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import { useReachable } from './useReachable';

/** Returns a function that loads what a draft refers to and ends the window with it. */
export function useOpenDraft(close: (params: ComposerParams) => void): (record: DraftRecord) => Promise<void> {
  const reach = useReachable();
  return async ({ id, target }) => {
    const { place } = target;
    const reached = await reach(target);
    if (reached) close({ draftId: id, ...reached, ...(place !== undefined && { draftPlace: place }) });
  };
}
