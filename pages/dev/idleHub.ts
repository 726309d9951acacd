import { disposable } from '~/lib/disposable';
import type { StreamHub } from '~/streaming/StreamHub';

/** A live connection without events. */
export const idleHub = (): StreamHub => ({
  state: 'offline',
  isStale: false,
  acquire: (channel) => ({ channel, dispose: () => {} }),
  capture: () => disposable(() => {}),
  onNoteUpdated: () => disposable(() => {}),
  onBroadcast: () => disposable(() => {}),
  send: () => {},
  dispose: () => {},
});
