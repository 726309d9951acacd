import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import { aboutAction } from './aboutAction';
import type { Action } from './LaterActions';
import { createOutboxes } from './Outboxes';

/**
 * Stores an action in the outbox of its account, and says so. @param wasSent whether it may have reached the server
 * @returns whether it is stored
 */
export async function keepAction(root: RootStore, account: AccountScope, one: Action, wasSent: boolean): Promise<boolean> {
  const outboxes = root.part(createOutboxes);
  const kept = await settle(outboxes.of(account).add(one, aboutAction(account, one), wasSent));
  if (kept.ok) await outboxes.tellKept('outbox.actionKept');
  return kept.ok;
}
