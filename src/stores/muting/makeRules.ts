import { runInAction } from 'mobx';
import { toAppError } from '~/lib/AppError';
import { muteRules, type MuteRules } from '~/services/muting/muteRules';
import type { MuteStoreDeps } from './MuteStore';

/** Builds the rules from the account's current settings, and tells the viewer about patterns that are switched off. */
export function makeRules(deps: MuteStoreDeps): MuteRules | null {
  const account = runInAction(deps.me);
  // A pattern may be switched off during rendering; the message comes later, asynchronously.
  return account && muteRules({ ...account, meId: account.id }, (pattern) => void tell(deps, pattern));
}

async function tell(deps: MuteStoreDeps, pattern: string): Promise<void> {
  try {
    const [{ showPatternStopped }] = await Promise.all([import('./showPatternStopped'), deps.i18n.bring(['mutedWords'])]);
    showPatternStopped(deps, pattern);
  } catch (thrown) {
    deps.overlays.showError(toAppError(thrown));
  }
}
