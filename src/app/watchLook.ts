import { autorun } from 'mobx';
import type { RootStore } from '~/stores/RootStore';

/**
 * Gives the root element the classes for what the viewer chose, before the first paint: the size and the font, blurred backgrounds, and
 * whether anything moves.
 */
export function watchLook({ settings }: Pick<RootStore, 'settings'>, { classList }: Element): void {
  autorun(() => {
    for (const size of [1, 2, 3]) classList.toggle(`f-${size}`, settings.get('fontSize') === size);
    classList.toggle('useSystemFont', settings.get('useSystemFont'));
    classList.toggle('useBlurEffect', settings.get('useBlurEffect'));
    classList.toggle('still', !settings.get('animation'));
  });
}
