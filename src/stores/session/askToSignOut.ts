import { createOutboxSign } from '../posting/outboxSign';
import type { RootStore } from '../RootStore';
import { revokeHint } from './anyServer/revokeHint';
import { signOutOfAll } from './forgetAccount';

/**
 * Signs out of the current account after a confirmation, which says how many notes still wait to be sent.
 * @param leave called after the confirmation, before the page goes
 * @param options `isOfAll` signs out of every account of this browser
 */
export async function askToSignOut(
  root: Pick<RootStore, 'accounts' | 'i18n' | 'part' | 'overlays' | 'servers' | 'session'>,
  leave: () => void,
  { isOfAll = false } = {},
): Promise<void> {
  const { i18n, overlays } = root;
  const waiting = root.part(createOutboxSign).get();
  const question = i18n.t(isOfAll ? 'account.signOutAllQuestion' : 'account.signOutQuestion');
  const { ref } = root.session.current;
  const left = isOfAll ? root.accounts.refs : root.accounts.refs.filter((one) => one === ref);
  const hint = await revokeHint(root, left);
  const text = [waiting > 0 ? i18n.t('outbox.signOut', { n: waiting }) : question, ...(hint ? [hint.text] : [])].join('\n\n');
  if (
    !(await overlays.confirm({
      text,
      ...(hint?.link && { link: hint.link }),
      kind: waiting > 0 ? 'warning' : 'question',
      okLabel: i18n.t('account.signOut'),
    }))
  )
    return;
  leave();
  await (isOfAll ? signOutOfAll(root) : root.accounts.signOut());
}
