import { browserPath } from '~/lib/basePath';
import type { RootStore } from '~/stores/RootStore';

/** Says that the stored workspace is not used or changed now, and offers to leave safe mode. */
export async function tellSafeMode({ overlays, i18n }: RootStore): Promise<void> {
  const isLeaving = await overlays.confirm({
    kind: 'info',
    title: i18n.t('account.safeMode'),
    text: i18n.t('account.safeModeText'),
    okLabel: i18n.t('account.leaveSafeMode'),
    cancelLabel: i18n.t('account.stayInSafeMode'),
  });
  if (isLeaving) location.assign(browserPath('/'));
}

/** Asks to restart without the stored workspace (rule WS16), or with it if safe mode is on. */
export async function askForSafeMode(root: RootStore): Promise<void> {
  const { overlays, i18n, workspace } = root;
  if (workspace.isSafe) {
    await tellSafeMode(root);
    return;
  }
  const isWanted = await overlays.confirm({
    kind: 'question',
    title: i18n.t('account.safeMode'),
    text: i18n.t('account.startSafeModeText'),
    okLabel: i18n.t('account.startSafeMode'),
  });
  if (isWanted) location.assign(browserPath('/?safe'));
}
