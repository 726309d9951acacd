import type { RootStore } from '~/stores/RootStore';

/** Asks whether what was typed may be lost. The texts of the area `form` are there wherever a form is. */
export const askToDiscard = ({ overlays, i18n }: Pick<RootStore, 'overlays' | 'i18n'>): Promise<boolean> =>
  overlays.confirm({
    text: i18n.t('form.discardQuestion'),
    kind: 'warning',
    danger: true,
    okLabel: i18n.t('form.discard'),
    cancelLabel: i18n.t('form.keepEditing'),
  });
