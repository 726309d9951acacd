import { cleanup, configure as configureTests, getConfig } from '@testing-library/react';
import { configure } from 'mobx';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { consoleWatch } from '../fixtures/consoleWatch';
import { keepDocument } from './freshDocument';

// This document has no canvas. Files share their modules, so all of them have the same plots.
vi.mock('uplot', async () => ({ default: (await import('../fixtures/FakePlot')).FakePlot }));

// A component that reads a store without `observer` never updates. With these options MobX warns about it.
configure({
  enforceActions: 'always',
  computedRequiresReaction: true,
  reactionRequiresObservable: true,
  observableRequiresReaction: true,
});

// A wait (`findBy…`, `waitFor`) sees a change as soon as it is in the document. On a busy machine, React runs the effects of the
// change in a later task, so a wait ends after that task. Otherwise a test fails now and then where it looks at what an effect does.
const before = getConfig();
const nextTask = globalThis.setImmediate;
configureTests({
  // Parts that come late are transformed first, which takes seconds on a busy machine.
  asyncUtilTimeout: 20_000,
  asyncWrapper: (wait) =>
    before.asyncWrapper(async () => {
      const found = await wait();
      await new Promise((resolve) => nextTask(resolve));
      return found;
    }),
});

// This file runs again for each file of tests.
const restoreDocument = keepDocument();
afterAll(() => {
  vi.useRealTimers();
  restoreDocument();
});

beforeEach(() => {
  consoleWatch.start();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  const complaints = consoleWatch.stop();
  if (complaints.length > 0) throw new Error(`The test complained on the console:\n${complaints.join('\n')}`);
});

// This document has no idle callback. Nothing else runs in tests, so the callback runs at once.
globalThis.requestIdleCallback ??= (run) => {
  queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 0 }));
  return 0;
};
