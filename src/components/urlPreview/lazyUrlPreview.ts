import { lazy, type ComponentType } from 'react';
import type { RootStore } from '~/stores/RootStore';
import type { UrlPreviewProps } from './UrlPreview';

/** The card of a page that a note links to, with its texts; where it cannot be fetched, nothing is drawn. */
export const lazyUrlPreview = ({ i18n }: RootStore) =>
  lazy<ComponentType<UrlPreviewProps>>(async () => {
    try {
      const [card] = await Promise.all([import('./UrlPreview'), i18n.bring(['urlPreview'])]);
      return card;
    } catch {
      return { default: () => null };
    }
  });
