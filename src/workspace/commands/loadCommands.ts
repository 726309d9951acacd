import type { I18n } from '~/i18n/I18n';

/** Loads the commands of the product with their texts. */
export async function loadCommands(i18n: I18n) {
  const [{ beginCommands, showKeys }] = await Promise.all([import('./lateCommands'), i18n.shared()]);
  return { beginCommands, showKeys };
}
