import { createOutboxSign } from '../posting/outboxSign';
import type { RootStore } from '../RootStore';
import { signOutOfAll } from './forgetAccount';

/**
 * Signs out of the current account after a confirmation, which says how many notes still wait to be sent.
 * @param leave called after the confirmation, before the page goes
 * @param options `isOfAll` signs out of every account of this browser
 */
export async function askToSignOut(
  root: Pick<RootStore, 'accounts' | 'i18n' | 'part' | 'overlays' | 'session'>,
  leave: () => void,
  { isOfAll = false } = {},
): Promise<void> {
  const { i18n, overlays } = root;
  const waiting = root.part(createOutboxSign).get();
  const question = i18n.t(isOfAll ? 'account.signOutAllQuestion' : 'account.signOutQuestion');
  const text = waiting > 0 ? i18n.t('outbox.signOut', { n: waiting }) : question;
  if (!(await overlays.confirm({ text, kind: waiting > 0 ? 'warning' : 'question', okLabel: i18n.t('account.signOut') }))) return;
  leave();
  await (isOfAll ? signOutOfAll(root) : root.accounts.signOut());
}
