import type { MfmNode } from 'mfm-js';
import { systemClock } from '~/lib/clock';
import { GuardedWorker } from './GuardedWorker';
import type { ParseQuestion } from './parseProtocol';
import { workerPort } from './workerPort';

/** How long the worker may think about one text before it is stopped; ms. */
export const PARSE_LIMIT_MS = 300;

/** Parses texts that could take long; one for the page. */
export const parseWorker = new GuardedWorker<ParseQuestion, readonly MfmNode[]>({
  clock: systemClock,
  limitMs: PARSE_LIMIT_MS,
  createWorker: () => workerPort(new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module', name: 'mfm' })),
});
