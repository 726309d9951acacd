import type { RootStore } from '~/stores/RootStore';

/** Asks whether unsaved text may be lost. */
export const askToDiscard = ({ overlays, i18n }: Pick<RootStore, 'overlays' | 'i18n'>): Promise<boolean> =>
  overlays.confirm({
    text: i18n.t('ui.discardQuestion'),
    kind: 'warning',
    danger: true,
    okLabel: i18n.t('ui.discard'),
    cancelLabel: i18n.t('ui.keepEditing'),
  });
