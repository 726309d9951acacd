import { parse, type MfmNode } from 'mfm-js';
import { describe, expect, test } from 'vitest';
import { GuardedWorker } from '~/mfm/GuardedWorker';
import { MfmParser } from '~/mfm/MfmParser';
import { PARSE_LIMIT_MS } from '~/mfm/parseWorker';
import { plainNodes } from '~/mfm/plainNodes';
import { readSlowly } from '~/mfm/slowReading';
import type { ParseQuestion } from '~/mfm/parseProtocol';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeWorker } from '../../fixtures/FakeWorker';

/** Too expensive to parse at once, and small enough for a test to parse it directly. */
const DEAR = `hello @alice ${'?['.repeat(1500)}`;

function setUp() {
  const clock = new FakeClock();
  const workers: FakeWorker<ParseQuestion, readonly MfmNode[]>[] = [];
  const worker = new GuardedWorker<ParseQuestion, readonly MfmNode[]>({
    clock,
    limitMs: PARSE_LIMIT_MS,
    createWorker: () => {
      const worker = new FakeWorker<ParseQuestion, readonly MfmNode[]>();
      workers.push(worker);
      return worker;
    },
  });
  const parser = new MfmParser((text) => readSlowly(text, (question) => worker.ask(question)));
  /** Lets the parser take its next steps. */
  const steps = async () => {
    for (let step = 0; step < 10; step++) await Promise.resolve();
  };
  return { parser, clock, workers, steps };
}

describe('a cheap text', () => {
  test('a cheap text is parsed at once', () => {
    expect(setUp().parser.parse('**hi** @bob')).toEqual({ isFinal: true, nodes: parse('**hi** @bob') });
  });

  test('a cheap text is parsed only once', () => {
    const { parser } = setUp();
    expect(parser.parse('**hi**').nodes).toBe(parser.parse('**hi**').nodes);
  });

  test('a cheap text nests at most 20 levels deep', () => {
    const depth = (text: string): number => {
      let nodes = setUp().parser.parse(text).nodes;
      for (let level = 0; ; level++) {
        const inner = nodes.find((node) => node.type === 'bold');
        if (!inner?.children) return level;
        nodes = inner.children;
      }
    };
    expect(depth(`${'<b>'.repeat(30)}x${'</b>'.repeat(30)}`)).toBe(20);
  });

  test('a cheap text is finished without a worker', async () => {
    const { parser, workers } = setUp();
    expect((await parser.finish('**hi**')).nodes).toEqual(parse('**hi**'));
    expect(workers).toEqual([]);
  });
});

describe('an expensive text', () => {
  test('an expensive text starts as plain text without being parsed', () => {
    expect(setUp().parser.parse(DEAR)).toEqual({ isFinal: false, nodes: [{ type: 'text', props: { text: DEAR } }] });
  });

  test('an expensive text is parsed by the worker and cached', async () => {
    const { parser, workers, steps } = setUp();
    const finished = parser.finish(DEAR);
    await steps();
    workers[0]!.reply({ type: 'ready' });
    await steps();
    workers[0]!.answer([{ type: 'text', props: { text: 'parsed' } }]);
    expect(await finished).toEqual({ nodes: [{ type: 'text', props: { text: 'parsed' } }], isFinal: true, isSimplified: false });
    expect(parser.parse(DEAR)).toBe(await finished);
  });

  test('an expensive text is tried with hardly any nesting in a new worker when the first one takes too long', async () => {
    const { parser, workers, clock, steps } = setUp();
    const finished = parser.finish(DEAR);
    await steps();
    workers[0]!.reply({ type: 'ready' });
    await steps();
    clock.advance(PARSE_LIMIT_MS);
    await steps();
    expect(workers[0]!.isStopped).toBe(true);
    workers[1]!.reply({ type: 'ready' });
    await steps();
    expect(workers[1]!.requests[0]!.question.nestLimit).toBe(1);
    workers[1]!.answer([{ type: 'text', props: { text: 'flat' } }]);
    expect(await finished).toEqual({ nodes: [{ type: 'text', props: { text: 'flat' } }], isFinal: true, isSimplified: true });
  });

  test('an expensive text keeps its mentions when it takes too long twice', async () => {
    const { parser, workers, clock, steps } = setUp();
    const plain = plainNodes(DEAR);
    expect(plain[1]).toEqual({ type: 'mention', props: { username: 'alice', host: null, acct: '@alice' } });
    const finished = parser.finish(DEAR);
    for (const attempt of [0, 1]) {
      await steps();
      workers[attempt]!.reply({ type: 'ready' });
      await steps();
      clock.advance(PARSE_LIMIT_MS);
    }
    expect(await finished).toEqual({ nodes: plain, isFinal: true, isSimplified: true });
    expect(parser.parse(DEAR)).toBe(await finished);
  });

  test('an expensive text stays plain when the worker does not start, and is tried again when it is drawn later', async () => {
    const { parser, workers, clock, steps } = setUp();
    const plain = { nodes: plainNodes(DEAR), isFinal: false, isSimplified: true };
    const finished = parser.finish(DEAR);
    await steps();
    workers[0]!.reply(null);
    expect(await finished).toEqual(plain);
    expect(await parser.finish(DEAR)).toEqual(plain);
    expect({ workerCount: workers.length, isFinal: parser.parse(DEAR).isFinal }).toEqual({ workerCount: 1, isFinal: false });
    clock.advance(30_000);
    const again = parser.finish(DEAR);
    await steps();
    workers[1]!.reply({ type: 'ready' });
    await steps();
    workers[1]!.answer([{ type: 'text', props: { text: 'parsed' } }]);
    expect({ isSimplified: (await again).isSimplified, isFinal: parser.parse(DEAR).isFinal }).toEqual({
      isSimplified: false,
      isFinal: true,
    });
  });

  test('an expensive text stays plain when workers are forbidden', async () => {
    const worker = new GuardedWorker<ParseQuestion, readonly MfmNode[]>({
      clock: new FakeClock(),
      limitMs: PARSE_LIMIT_MS,
      createWorker: () => {
        throw new Error('forbidden');
      },
    });
    const parser = new MfmParser((text) => readSlowly(text, (question) => worker.ask(question)));
    expect((await parser.finish(DEAR)).nodes).toEqual(plainNodes(DEAR));
  });

  test('an expensive text stays plain until the code of the worker can be fetched', async () => {
    const read = { nodes: plainNodes(DEAR), isFinal: true, isSimplified: true };
    let tries = 0;
    const parser = new MfmParser(() => (++tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(read)));
    expect(await parser.finish(DEAR)).toEqual({ nodes: [{ type: 'text', props: { text: DEAR } }], isFinal: false, isSimplified: true });
    expect({ finished: await parser.finish(DEAR), parsed: parser.parse(DEAR) }).toEqual({ finished: read, parsed: read });
  });

  test('an expensive text waits for the text before it, so that each has its full time', async () => {
    const { parser, workers, steps } = setUp();
    const first = parser.finish(DEAR);
    const second = parser.finish(`${DEAR}2`);
    await steps();
    workers[0]!.reply({ type: 'ready' });
    await steps();
    expect(workers[0]!.requests).toHaveLength(1);
    workers[0]!.answer([{ type: 'text', props: { text: 'one' } }]);
    await first;
    await steps();
    workers[0]!.answer([{ type: 'text', props: { text: 'two' } }]);
    expect((await second).nodes).toEqual([{ type: 'text', props: { text: 'two' } }]);
  });

  test('an expensive text is worked on once when it is asked for twice', async () => {
    const { parser, workers, steps } = setUp();
    const both = [parser.finish(DEAR), parser.finish(DEAR)];
    await steps();
    workers[0]!.reply({ type: 'ready' });
    await steps();
    workers[0]!.answer([{ type: 'text', props: { text: 'once' } }]);
    await Promise.all(both);
    expect(workers[0]!.requests).toHaveLength(1);
  });
});

test('a name has only emoji and text', () => {
  expect(
    setUp()
      .parser.parseSimple('**a** :b:')
      .map(({ type }) => type),
  ).toEqual(['text', 'emojiCode']);
});

describe('a name that is made to block the page', () => {
  test.each([
    ['of tags that never close', `:a:${'<plain>'.repeat(1170)}`],
    ['that has no end', `:a:${'x'.repeat(100_000)}`],
    ['of a thousand emoji', '👍'.repeat(1000)],
  ])('a name %s stays plain text', (_what, text) => {
    expect(setUp().parser.parseSimple(text)).toEqual([{ type: 'text', props: { text } }]);
  });

  test('the limit does not affect other names, such as long ones or ones with a plain part', () => {
    const { parser } = setUp();
    expect(parser.parseSimple(`${'name '.repeat(200)}:a:`).at(-1)?.type).toBe('emojiCode');
    expect(parser.parseSimple('a <plain>:b:</plain> :c:').map(({ type }) => type)).toEqual(['text', 'plain', 'text', 'emojiCode']);
  });
});
