import { systemClock } from '~/lib/clock';
import { AnswerCache } from '../AnswerCache';
import { workerPort } from '../workerPort';
import type { HighlightedCode, HighlightQuestion } from './protocol';

/** How long the worker may take for one block, once it has its grammar and theme; ms. */
const LIMIT_MS = 5000;
/** Blocks that are kept. */
const CAPACITY = 50;

/** One for the page: colours depend on nothing but the question. */
export const highlighted = new AnswerCache<HighlightQuestion, HighlightedCode>(
  {
    clock: systemClock,
    limitMs: LIMIT_MS,
    createWorker: () => workerPort(new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module', name: 'highlight' })),
  },
  CAPACITY,
);
