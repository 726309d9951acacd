import type { FeatureArea, I18n, MessageKey } from './I18n';

/**
 * Fetches the areas of texts that are named by data, such as titles in manifests, as far as they are missing.
 * @throws {LoadError} when they cannot be fetched.
 */
export async function bringTexts(i18n: Pick<I18n, 'bring' | 'has'>, keys: readonly MessageKey[]): Promise<void> {
  const missing = keys.filter((key): boolean => !i18n.has(key)).map((key) => key.slice(0, key.indexOf('.')) as FeatureArea);
  await i18n.bring([...new Set(missing)]);
}
