import { autorun } from 'mobx';
import { letFall } from '~/components/effects/drawEffects';
import { prefersReducedMotion } from '~/lib/prefersReducedMotion';
import { fallingIn } from '~/services/season';
import type { RootStore } from '~/stores/RootStore';

/** Lets snow or petals fall over the page in their season, while the viewer wants that and lets things move. */
export function watchSeason({ settings, clock }: Pick<RootStore, 'settings' | 'clock'>): void {
  let stop = (): void => {};
  autorun(() => {
    stop();
    const isWanted = settings.get('enableSeasonalScreenEffect') && settings.get('animation') && !prefersReducedMotion();
    const falling = isWanted ? fallingIn(new Date(clock.now()).getMonth(), hemisphereOf(settings.get('hemisphere'))) : null;
    stop = falling ? letFall(falling) : () => {};
  });
}

const hemisphereOf = (chosen: 'auto' | 'N' | 'S'): 'N' | 'S' => (chosen === 'auto' ? likelyHemisphere() : chosen);

/**
 * The hemisphere in which the viewer probably lives: south of the equator, clocks with summer time are ahead in January. Zones without
 * summer time count as north.
 */
function likelyHemisphere(): 'N' | 'S' {
  // The offset is UTC minus local time, so zones that are ahead have the smaller one.
  return new Date(2024, 0).getTimezoneOffset() < new Date(2024, 6).getTimezoneOffset() ? 'S' : 'N';
}
