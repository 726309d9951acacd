import { systemClock } from '~/lib/clock';
import { AnswerCache } from '../AnswerCache';
import { workerPort } from '../workerPort';
import type { FormulaQuestion, MathPiece } from './protocol';

/** How long the worker may take for one formula, in ms. */
const LIMIT_MS = 1000;
/** How many formulas are cached. */
const CAPACITY = 200;

/** The page has one: a drawing depends only on its formula. */
export const formulas = new AnswerCache<FormulaQuestion, MathPiece>(
  {
    clock: systemClock,
    limitMs: LIMIT_MS,
    createWorker: () => workerPort(new Worker(new URL('./math.worker.ts', import.meta.url), { type: 'module', name: 'math' })),
  },
  CAPACITY,
);
