import { cleanup } from '@testing-library/react';
import { configure } from 'mobx';
import { afterEach, beforeEach } from 'vitest';
import { consoleWatch } from '../fixtures/consoleWatch';

// A component that reads a store without `observer` works once and never again: these make MobX say so.
configure({
  enforceActions: 'always',
  computedRequiresReaction: true,
  reactionRequiresObservable: true,
  observableRequiresReaction: true,
});

beforeEach(() => {
  consoleWatch.start();
});

afterEach(() => {
  cleanup();
  const complaints = consoleWatch.stop();
  if (complaints.length > 0) throw new Error(`The test complained on the console:\n${complaints.join('\n')}`);
});

// The document of these tests knows nothing of idling; here there is never anything else to do.
globalThis.requestIdleCallback ??= (run) => {
  queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 0 }));
  return 0;
};
