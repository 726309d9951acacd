import { when } from 'mobx';
import type { RootStore } from '~/stores/RootStore';
import type { FirstCalls } from './FirstCalls';

/** A live connection that opens this much later than the first data were asked for may have missed notes; ms. */
const NOTICEABLY_LATE_MS = 500;

/**
 * Loads the notes between the repeated calls of the start and the live connection, which opens later. Runs in the
 * background.
 */
export async function closeFirstGap({ session, startOrder, clock }: RootStore, calls: Pick<FirstCalls, 'sentAtMs'>): Promise<void> {
  const { hub, timelines } = session.current;
  await when(() => hub.state === 'open');
  const isLate = calls.sentAtMs !== null && clock.now() - calls.sentAtMs > NOTICEABLY_LATE_MS;
  await startOrder.turn('painted');
  if (isLate) timelines.catchUp();
}
