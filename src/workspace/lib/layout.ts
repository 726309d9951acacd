import { useStores } from '~/react/context';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import { PHONE } from './phoneWidth';
import { useMediaQuery } from './useMediaQuery';

type Settings = Pick<SettingsStore, 'get'>;

const ALWAYS = 'all';
const NEVER = 'not all';

/** The media query of the phone layout: the width decides unless the viewer has chosen a kind of device. */
const phoneQuery = (settings: Settings): string =>
  ({ auto: PHONE, smartphone: ALWAYS, tablet: NEVER, desktop: NEVER })[settings.get('overridedDeviceKind')];

/** The media query of a navigation that has room for icons only. On a small screen, names would leave no room for a page. */
const narrowQuery = (settings: Settings): string =>
  ({ auto: '(width < 1280px)', smartphone: ALWAYS, tablet: ALWAYS, desktop: '(width < 800px)' })[settings.get('overridedDeviceKind')];

/** Whether the workspace has the layout of phones now. */
export const isPhone = ({ settings }: { readonly settings: Settings }): boolean => matchMedia(phoneQuery(settings)).matches;

/** Like {@link isPhone}, kept up to date. Call it inside an observer. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery(useStores().settings));

/** Whether the navigation has room for icons only. Call it inside an observer. */
export const useIsNarrow = (): boolean => useMediaQuery(narrowQuery(useStores().settings));
