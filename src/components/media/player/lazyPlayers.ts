import { lazy } from 'react';
import type { RootStore } from '~/stores/RootStore';

/** What plays films, with its texts. */
export const lazyFilm = ({ i18n }: RootStore) =>
  lazy(async () => {
    const [{ Film }] = await Promise.all([import('./Film'), i18n.bring(['player'])]);
    return { default: Film };
  });

/** What plays sounds, with its texts. */
export const lazyAudioPlayer = ({ i18n }: RootStore) =>
  lazy(async () => {
    const [{ AudioPlayer }] = await Promise.all([import('./AudioPlayer'), i18n.bring(['player'])]);
    return { default: AudioPlayer };
  });
