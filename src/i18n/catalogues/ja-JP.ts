import { flatten } from '../flatten';
import type { Catalogue } from '../I18n';

/** What is there from the start. */
export const messages: Catalogue = flatten(import.meta.glob<Catalogue>('/locales/ja-JP/*.json', { eager: true, import: 'default' }));

/** What comes with features: a chunk each. */
export const features = import.meta.glob<Catalogue>('/locales/ja-JP/features/*.json', { import: 'default' });
