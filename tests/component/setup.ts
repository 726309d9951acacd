import { cleanup } from '@testing-library/react';
import { configure } from 'mobx';
import { afterEach, beforeEach } from 'vitest';
import { consoleWatch } from '../fixtures/consoleWatch';

// A component that reads a store without `observer` never updates. With these options MobX warns about it.
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

// The document of these tests has no idle callback. Tests have nothing else to do, so it runs at once.
globalThis.requestIdleCallback ??= (run) => {
  queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 0 }));
  return 0;
};
