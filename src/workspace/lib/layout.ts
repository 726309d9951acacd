import { useStores } from '~/react/context';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import { PHONE } from './phoneWidth';
import { useMediaQuery } from './useMediaQuery';

type Settings = Pick<SettingsStore, 'get'>;

const ALWAYS = 'all';
const NEVER = 'not all';

/** The media queries of a device: of the phone layout, and of a navigation that has room for icons only. */
interface Queries {
  readonly phone: string;
  readonly narrow: string;
}

/** A phone that lies on its side, and a tablet that stands: the same browser, so the width decides. */
const MOBILE: Queries = { phone: '(width <= 700px)', narrow: ALWAYS };
const IPAD: Queries = { phone: PHONE, narrow: ALWAYS };
const COMPUTER: Queries = { phone: PHONE, narrow: '(width < 1280px)' };

/** What the name of the browser says about the device. */
function ofBrowser(userAgent: string): Queries {
  if (/ipad/i.test(userAgent)) return IPAD;
  return /mobile|iphone|android/i.test(userAgent) ? MOBILE : COMPUTER;
}

/** The queries of a kind of device that the viewer has chosen, whatever the screen is. */
const CHOSEN: Readonly<Record<'smartphone' | 'tablet' | 'desktop', Queries>> = {
  smartphone: { phone: ALWAYS, narrow: ALWAYS },
  tablet: { phone: NEVER, narrow: ALWAYS },
  // On a small screen, names would leave no room for a page.
  desktop: { phone: NEVER, narrow: '(width < 800px)' },
};

function queriesOf(settings: Settings): Queries {
  const kind = settings.get('overridedDeviceKind');
  return kind === 'auto' ? ofBrowser(navigator.userAgent) : CHOSEN[kind];
}

/** Whether the workspace has the layout of phones now. */
export const isPhone = ({ settings }: { readonly settings: Settings }): boolean => matchMedia(queriesOf(settings).phone).matches;

/** Like {@link isPhone}, kept up to date. Call it inside an observer. */
export const useIsPhone = (): boolean => useMediaQuery(queriesOf(useStores().settings).phone);

/** Whether the navigation has room for icons only. Call it inside an observer. */
export const useIsNarrow = (): boolean => useMediaQuery(queriesOf(useStores().settings).narrow);
