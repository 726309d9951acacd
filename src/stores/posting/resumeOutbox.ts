import { when } from 'mobx';
import type { RootStore } from '../RootStore';
import { createOutboxes } from './Outboxes';
import { OUTBOX_KEY } from './OutboxEntry';

/** Continues to send what an earlier visit left behind, of all accounts that are signed in. Never rejects. */
export async function resumeOutbox(root: RootStore): Promise<void> {
  const { session, kv } = root;
  const outboxes = root.part(createOutboxes);
  const { me, ref: own } = session.current;
  if (me) outboxes.of(session.current);
  const stored = await kv.get<object>(OUTBOX_KEY).catch(() => undefined);
  const others = root.accounts.refs.filter((ref) => ref !== own && root.servers.keyOf(ref) in (stored ?? {}));
  if (others.length === 0) return;
  for (const ref of others) {
    const lease = root.workspace.accounts.acquire(ref);
    await when(() => lease.account.state.status !== 'loading');
    const { state } = lease.account;
    if (state.status === 'ready') outboxes.of(state.scope);
    // From here on, its outbox keeps it signed in as long as notes wait.
    root.clock.after(LINGER_MS, () => lease.dispose());
  }
}

/** How long an account stays signed in until its outbox has been read; ms. */
const LINGER_MS = 10_000;
