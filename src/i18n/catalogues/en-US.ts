import { flatten } from '../flatten';
import type { Catalogue } from '../I18n';

export const messages: Catalogue = flatten(import.meta.glob<Catalogue>('/locales/en-US/*.json', { eager: true, import: 'default' }));
