import type { WireMe } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { PLACES } from '~/generated/places';
import type { MessageKey } from '~/i18n/I18n';
import { placeAddress } from '~/registry/placeAddress';
import { NAV_ACTIONS } from './navActions';

/** An entry that the menu of the navigation may have. */
export interface NavChoice {
  readonly key: string;
  readonly icon: IconName;
  readonly label: MessageKey;
}

/** Returns the entries that a viewer can put into the menu of the navigation. */
export function navChoices(me: WireMe | null): readonly NavChoice[] {
  const pages = PLACES.flatMap((place): NavChoice[] => {
    const { nav, icon, title } = place;
    const isOffered =
      nav && (nav.place ?? 'menu') === 'menu' && placeAddress(place, me) !== null && (nav.only !== 'locked' || me?.isLocked);
    return isOffered ? [{ key: nav.key, icon, label: nav.title ?? title }] : [];
  });
  return [...pages, ...NAV_ACTIONS];
}
