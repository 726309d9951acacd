import type { MfmNode } from 'mfm-js';
import { systemClock } from '~/lib/clock';
import { GuardedWorker } from './GuardedWorker';
import type { ParsedText } from './MfmParser';
import type { ParseQuestion } from './parseProtocol';
import { readSlowly } from './slowReading';
import { workerPort } from './workerPort';

/** How long the worker may work on one text before it is stopped, in ms. */
export const PARSE_LIMIT_MS = 300;

/** Parses texts that could take long. The page has one. */
const parseWorker = new GuardedWorker<ParseQuestion, readonly MfmNode[]>({
  clock: systemClock,
  limitMs: PARSE_LIMIT_MS,
  createWorker: () => workerPort(new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module', name: 'mfm' })),
});

/** Returns the best reading of a text that is expensive to parse or show. */
export const readInWorker = (text: string): Promise<ParsedText> => readSlowly(text, (question) => parseWorker.ask(question));
