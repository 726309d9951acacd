import { compose } from '~/stores/session/guards';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';

/**
 * Opens the list of drafts, and the composer with the one that is chosen.
 * @param from the composer that it is opened from: its content, and how it makes room for the chosen draft
 */
export async function openDrafts(
  root: RootStore,
  from: {
    readonly account?: Pick<AccountScope, 'me'>;
    readonly draftId?: string | undefined;
    readonly leave?: (() => void) | undefined;
    /** Which drafts are shown first. */
    readonly tab?: 'server';
  } = {},
): Promise<void> {
  const params = await root.overlays.open('drafts', { openId: from.draftId, tab: from.tab });
  if (!params) return;
  from.leave?.();
  await compose(root, params, from.account);
}
