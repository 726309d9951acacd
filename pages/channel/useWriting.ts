import { useAccount, useStores } from '~/react/context';
import type { Channel } from '~/stores/resources/feeds/channels';
import { refuseMoved } from '~/stores/session/guards';

/** Whether the viewer can write in a channel, and a function that opens the composer for it. Call it inside an observer. */
export function useWriting({ id, isArchived }: Channel): { readonly canWrite: boolean; readonly write: () => void } {
  const root = useStores();
  const account = useAccount();
  const open = async () => {
    if (!(await refuseMoved(root, account))) await root.overlays.open('composer', { channelId: id });
  };
  return { canWrite: account.me !== null && isArchived !== true, write: () => void open() };
}
