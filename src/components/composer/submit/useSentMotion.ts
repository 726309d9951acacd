import { prefersReducedMotion } from '~/lib/prefersReducedMotion';
import { useStores } from '~/react/context';

/** How long a posted note flies away, in ms; the same as `--dur-3` of the styles. */
export const SENT_MS = 400;

/** Returns a function that runs something once the posted note has flown away, or at once where nothing moves. */
export function useSentMotion(): (then: () => void) => void {
  const { clock, settings } = useStores();
  return (then) => {
    if (prefersReducedMotion() || !settings.get('animation')) then();
    else clock.after(SENT_MS, then);
  };
}
