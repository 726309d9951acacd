import { useStores } from '~/react/context';
import type { FrameKind } from '~/router/PaneContext';
import { densityOf, ownDensity, type Density } from '~/services/density';
import type { Options } from '~/services/workspace/document';
import { useIsPhone } from '../lib/layout';

/** The name of the option of a pane that has a density of its own. */
export const DENSITY_OPTION = 'density';

/** How much room notes take in a pane. Call it inside an observer. @param options of the pane; null for the main one */
export function useDensity(frame: FrameKind, options: Options | null): Density {
  const { settings } = useStores();
  const isPhone = useIsPhone();
  return densityOf({ own: ownDensity(options?.[DENSITY_OPTION]), general: settings.get('density'), frame, isPhone });
}
