import { lateFile } from '~/components/media/MediaGrid';
import { idle } from '~/lib/idle';
import { picturesInSight } from '~/lib/picturesInSight';
import type { RootStore } from '~/stores/RootStore';

/** So long the widgets wait at most for the page, which after its first rows draws those below; ms. */
const PATIENCE_MS = 1000;

/** And so long for what draws its pictures, and for them: on a slow line code for widgets would come before what is being read; ms. */
const PICTURES_MS = 2000;

/** Fetches the dashboard when the page beside it is at rest. */
export async function widgetsWhenCalm({ i18n, clock, late }: Pick<RootStore, 'i18n' | 'clock' | 'late'>) {
  await idle(clock, PATIENCE_MS);
  const drawing = late(lateFile);
  // Only the readers of a page ask for another try.
  if (document.querySelector('[data-part="media"]') && !drawing.hasFailed) {
    await Promise.race([drawing.fetch(), new Promise<void>((resolve) => clock.after(PICTURES_MS, resolve))]);
    await idle(clock, PATIENCE_MS);
  }
  await picturesInSight(clock, PICTURES_MS);
  const [{ Dashboard }] = await Promise.all([import('./Dashboard'), i18n.bring(['dashboard', 'widget'])]);
  return Dashboard;
}
