import { afterEach, describe, expect, test, vi } from 'vitest';
import { AnswerCache } from '~/mfm/AnswerCache';
import { answerQuestions, type Answering } from '~/mfm/answerQuestions';
import type { WorkerReply, WorkerRequest } from '~/mfm/workerProtocol';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeWorker } from '../../fixtures/FakeWorker';

const LIMIT_MS = 1000;
const REST_MS = 30_000;

const steps = async () => {
  for (let step = 0; step < 10; step++) await Promise.resolve();
};

/** A cache, and how it is asked until its worker has the question. */
function setUp() {
  const clock = new FakeClock();
  const workers: FakeWorker<string, string>[] = [];
  const cache = new AnswerCache<string, string>(
    {
      clock,
      limitMs: LIMIT_MS,
      createWorker: () => {
        workers.push(new FakeWorker());
        return workers.at(-1)!;
      },
    },
    10,
  );
  const ask = async () => {
    const known = workers.length;
    const answer = cache.ask('question');
    await steps();
    if (workers.length > known) workers.at(-1)!.reply({ type: 'ready' });
    await steps();
    return { worker: workers.at(-1)!, answer };
  };
  return { cache, clock, workers, ask };
}

describe('AnswerCache', () => {
  test('the cache caches an answer, even when there is none', async () => {
    for (const found of ['answer', null]) {
      const { cache, clock, ask } = setUp();
      const { worker, answer } = await ask();
      worker.answer(found);
      expect(await answer).toBe(found);
      clock.advance(10 * REST_MS);
      expect(cache.peek('question')).toMatchObject({ answer: found });
    }
  });

  test.each<[string, (worker: FakeWorker<string, string>, clock: FakeClock) => void]>([
    ['comes too late', (_worker, clock) => clock.advance(LIMIT_MS)],
    ['needs what cannot be fetched', (worker) => (worker.report('fetching'), worker.report('failed'))],
    ['is lost with its worker', (worker) => worker.reply(null)],
  ])('the cache gives no answer for a worker that %s, and asks another worker after a while', async (_what, fail) => {
    const { cache, clock, workers, ask } = setUp();
    const { worker, answer } = await ask();
    fail(worker, clock);
    expect({ answer: await answer, cached: cache.peek('question')?.answer, isStopped: worker.isStopped }).toEqual({
      answer: null,
      cached: null,
      isStopped: true,
    });
    clock.advance(REST_MS);
    expect(cache.peek('question')).toBeUndefined();
    const again = await ask();
    again.worker.answer('answer');
    expect({ answer: await again.answer, workerCount: workers.length, cached: cache.peek('question')?.answer }).toEqual({
      answer: 'answer',
      workerCount: 2,
      cached: 'answer',
    });
  });

  test('the cache does not make other questions wait when the worker fails to load', async () => {
    const { cache, workers } = setUp();
    const answers = ['a', 'b', 'c'].map((question) => cache.ask(question));
    await steps();
    workers[0]!.reply(null);
    expect({ answers: await Promise.all(answers), workerCount: workers.length }).toEqual({ answers: [null, null, null], workerCount: 1 });
  });

  test('the cache starts the time limit once everything is fetched', async () => {
    const { clock, ask } = setUp();
    const { worker, answer } = await ask();
    worker.report('fetching');
    clock.advance(20 * LIMIT_MS);
    worker.report('fetched');
    clock.advance(LIMIT_MS - 1);
    worker.answer('answer');
    expect({ answer: await answer, isStopped: worker.isStopped }).toEqual({ answer: 'answer', isStopped: false });
  });

  test('the cache gives up when fetching does not end', async () => {
    const { clock, ask } = setUp();
    const { worker, answer } = await ask();
    worker.report('fetching');
    clock.advance(REST_MS);
    expect({ answer: await answer, isStopped: worker.isStopped }).toEqual({ answer: null, isStopped: true });
  });
});

describe('answerQuestions', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** What a worker says to one question. */
  const said = async (answering: Answering<string, string>) => {
    const replies: WorkerReply<string>[] = [];
    let tell!: (event: { data: WorkerRequest<string> }) => void;
    vi.stubGlobal('postMessage', (message: WorkerReply<string>) => replies.push(message));
    vi.stubGlobal('addEventListener', (_type: string, listener: typeof tell) => (tell = listener));
    answerQuestions(answering);
    tell({ data: { id: 7, question: 'question' } });
    await steps();
    return replies;
  };
  const ready = { type: 'ready' };
  const broken = () => Promise.reject(new TypeError('offline'));

  test('the worker answers a question', async () => {
    expect(await said({ answer: (question) => `${question}!` })).toEqual([ready, { type: 'answered', id: 7, answer: 'question!' }]);
  });

  test('the worker fetches what an answer needs and tells the page', async () => {
    expect(await said({ answer: () => 'answer', fetch: () => Promise.resolve() })).toEqual([
      ready,
      { type: 'fetching', id: 7 },
      { type: 'fetched', id: 7 },
      { type: 'answered', id: 7, answer: 'answer' },
    ]);
  });

  test('the worker distinguishes a failed fetch from a question without an answer', async () => {
    expect((await said({ answer: () => 'answer', fetch: broken })).at(-1)).toEqual({ type: 'failed', id: 7 });
    expect((await said({ answer: broken })).at(-1)).toEqual({ type: 'answered', id: 7, answer: null });
  });
});
