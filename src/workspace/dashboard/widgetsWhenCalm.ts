import { lateFile } from '~/components/media/MediaGrid';
import { idle } from '~/lib/idle';
import { picturesInSight } from '~/lib/picturesInSight';
import type { RootStore } from '~/stores/RootStore';

/** So long the widgets wait at most for the page, which after its first rows draws those below; ms. */
const PATIENCE_MS = 1000;

/** And so long for its pictures and what draws them: on a slow line code for widgets would come before what is being read; ms. */
const PICTURES_MS = 2000;

/** Fetches the dashboard when the page beside it is at rest. */
export async function widgetsWhenCalm({ i18n, clock, late }: Pick<RootStore, 'i18n' | 'clock' | 'late'>) {
  await idle(clock, PATIENCE_MS);
  await Promise.race([pictures(clock, late), new Promise<void>((resolve) => clock.after(PICTURES_MS, resolve))]);
  const [{ Dashboard }] = await Promise.all([import('./Dashboard'), i18n.bring(['dashboard', 'widget'])]);
  return Dashboard;
}

/** Settles when the pictures in sight are there, also those of notes, whose code may come after the notes. */
async function pictures(clock: RootStore['clock'], late: RootStore['late']): Promise<void> {
  const drawing = late(lateFile);
  // Where it could not be fetched, a reader may ask for another try, and nobody else.
  if (document.querySelector('[data-part="media"]') && !drawing.hasFailed) {
    await drawing.fetch();
    await idle(clock, PATIENCE_MS);
  }
  await picturesInSight();
}
