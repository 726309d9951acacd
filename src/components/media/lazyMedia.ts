import { lazy, type ComponentType } from 'react';
import type { RootStore } from '~/stores/RootStore';
import type { MediaFileProps } from './MediaFile';

/** What draws a file, with its texts. Most notes of a first page are text alone; where it cannot be fetched, nothing is drawn. */
export const lazyMedia = ({ i18n }: RootStore) =>
  lazy<ComponentType<MediaFileProps>>(async () => {
    try {
      const [media] = await Promise.all([import('./MediaFile'), i18n.bring(['media'])]);
      return media;
    } catch {
      return { default: () => null };
    }
  });
