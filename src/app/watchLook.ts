import { autorun } from 'mobx';
import type { RootStore } from '~/stores/RootStore';

/** Gives the root element the classes of `base.css` for the size and the font that the viewer chose, and for blurred backgrounds, before the first paint. */
export function watchLook({ settings }: Pick<RootStore, 'settings'>, { classList }: Element): void {
  autorun(() => {
    for (const size of [1, 2, 3]) classList.toggle(`f-${size}`, settings.get('fontSize') === size);
    classList.toggle('useSystemFont', settings.get('useSystemFont'));
    classList.toggle('useBlurEffect', settings.get('useBlurEffect'));
  });
}
