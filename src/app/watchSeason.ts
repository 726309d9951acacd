import { autorun } from 'mobx';
import { letFall } from '~/components/effects/drawEffects';
import { likelyHemisphere } from '~/lib/likelyHemisphere';
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
