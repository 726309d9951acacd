import { systemClock } from '~/lib/clock';
import { AnswerCache } from '../AnswerCache';
import { workerPort } from '../workerPort';
import type { FormulaQuestion, MathPiece } from './protocol';

/** How long the worker may take for one formula; ms. */
const LIMIT_MS = 1000;
/** Formulas that are kept. */
const CAPACITY = 200;

/** One for the page: a drawing depends on nothing but its formula. */
export const formulas = new AnswerCache<FormulaQuestion, MathPiece>(
  {
    clock: systemClock,
    limitMs: LIMIT_MS,
    createWorker: () => workerPort(new Worker(new URL('./math.worker.ts', import.meta.url), { type: 'module', name: 'math' })),
  },
  CAPACITY,
);
