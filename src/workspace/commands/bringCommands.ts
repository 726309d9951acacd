import type { I18n } from '~/i18n/I18n';

/** Loads the commands of the product with their texts. */
export async function bringCommands(i18n: I18n) {
  const [{ lateCommands }] = await Promise.all([
    import('./lateCommands'),
    i18n.bring(['command', 'noteMenu', 'profile', 'account', 'form', 'settingForm']),
  ]);
  return lateCommands;
}
