import { observable, runInAction } from 'mobx';
import { disposable } from '~/lib/disposable';
import type { StreamHub } from '~/streaming/StreamHub';
import { CHANNEL_LOGS } from './widgetAnswers';

/** A live connection without events. A channel that keeps a log sends it once, to everyone who listens. */
export function galleryHub(): StreamHub {
  // Stores observe the state of a connection.
  const connection = observable({ state: 'offline' as const, isStale: false });
  return {
    get state() {
      return connection.state;
    },
    get isStale() {
      return connection.isStale;
    },
    retryAtMs: null,
    retryNow: () => {},
    acquire(channel, _params, onEvent) {
      const log = CHANNEL_LOGS[channel]?.();
      let isOver = false;
      if (log) queueMicrotask(() => isOver || runInAction(() => onEvent('statsLog', log)));
      return { channel, isDropped: false, ...disposable(() => (isOver = true)) };
    },
    capture: () => disposable(() => {}),
    onNoteUpdated: () => disposable(() => {}),
    onBroadcast: () => disposable(() => {}),
    send: () => {},
    dispose: () => {},
  };
}
