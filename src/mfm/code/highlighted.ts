import { systemClock } from '~/lib/clock';
import { AnswerCache } from '../AnswerCache';
import { workerPort } from '../workerPort';
import type { HighlightedCode, HighlightQuestion } from './protocol';

/** How long the worker may take for one block once it has the grammar and the theme, in ms. */
const LIMIT_MS = 5000;
/** How many blocks are cached. */
const CAPACITY = 50;

/** The page has one: colors depend only on the question. */
export const highlighted = new AnswerCache<HighlightQuestion, HighlightedCode>(
  {
    clock: systemClock,
    limitMs: LIMIT_MS,
    createWorker: () => workerPort(new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module', name: 'highlight' })),
  },
  CAPACITY,
);
