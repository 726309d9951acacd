import type { FeatureArea, I18n, MessageKey } from './I18n';

/**
 * Loads areas of texts that data name, such as titles in manifests, unless they are loaded.
 * @throws {LoadError} when they do not load
 */
export async function bringTexts(i18n: Pick<I18n, 'bring' | 'has'>, keys: readonly MessageKey[]): Promise<void> {
  const missing = keys.filter((key): boolean => !i18n.has(key)).map((key) => key.slice(0, key.indexOf('.')) as FeatureArea);
  await i18n.bring([...new Set(missing)]);
}
