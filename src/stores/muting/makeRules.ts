import { runInAction } from 'mobx';
import { toAppError } from '~/lib/AppError';
import { muteRules, type MuteRules } from '~/services/muting/muteRules';
import type { MuteStoreDeps } from './MuteStore';

/** The rules of the account as it is now; people are told about patterns that are not searched. */
export function makeRules(deps: MuteStoreDeps): MuteRules | null {
  const account = runInAction(deps.me);
  // Something may just be drawn when a pattern is stopped; this comes after it.
  return account && muteRules({ ...account, meId: account.id }, (pattern) => void tell(deps, pattern));
}

async function tell(deps: MuteStoreDeps, pattern: string): Promise<void> {
  try {
    const [{ tellStopped }] = await Promise.all([import('./tellStopped'), deps.i18n.bring(['mutedWords'])]);
    tellStopped(deps, pattern);
  } catch (thrown) {
    deps.overlays.showError(toAppError(thrown));
  }
}
