import { describe, expect, test } from 'vitest';
import { draft, draftBrowser } from '../../../fixtures/drafts';

const stored = (entries: Record<string, unknown>) => JSON.stringify(entries);
const old = { updatedAt: '2020-01-01T00:00:00.000Z' };

describe('drafts of several accounts', () => {
  test('two accounts reply to the same note without seeing each other', async () => {
    const browser = draftBrowser();
    const [mine, yours] = [browser.open('example.test/me'), browser.open('example.test/you')];
    mine.write({ target: { replyId: 'r' } }).change(draft({ text: 'mine' }));
    yours.write({ target: { replyId: 'r' } }).change(draft({ text: 'yours' }));
    const atOnce = [mine, yours].map((drafts) => drafts.write({ target: { replyId: 'r' } }).open()?.text);
    await browser.pass(400);
    expect({
      atOnce,
      mine: (await mine.list()).map(({ data }) => data.text),
      yours: (await yours.list()).map(({ data }) => data.text),
    }).toEqual({ atOnce: ['mine', 'yours'], mine: ['mine'], yours: ['yours'] });
  });

  test('a draft is stored under the key and in the form of other clients', () => {
    const browser = draftBrowser();
    browser
      .open()
      .write({ target: { replyId: 'r' } })
      .change(draft());
    expect(JSON.parse(browser.local.get('drafts')!)).toMatchObject({
      'reply:r': { updatedAt: expect.stringMatching(/Z$/), data: draft() },
    });
  });
});

describe('drafts of before', () => {
  test('drafts of other clients are taken over, but not those of another account', async () => {
    const browser = draftBrowser();
    browser.local.set(
      'drafts',
      stored({
        'note:me': { ...old, data: draft({ text: 'mine' }) },
        'note:you': { ...old, data: draft({ text: 'not mine' }) },
        'reply:r': { ...old, data: draft({ text: 'a reply' }) },
      }),
    );
    const drafts = browser.open();
    expect({
      shown: [await browser.shown(drafts), await browser.shown(drafts, { replyId: 'r' })],
      list: (await drafts.list()).map(({ data }) => data.text).toSorted(),
    }).toEqual({ shown: ['mine', 'a reply'], list: ['a reply', 'mine'] });
  });

  test('a draft that waited below another one becomes a version', async () => {
    const browser = draftBrowser();
    browser.local.set(
      'drafts',
      stored({ 'note:me': { ...old, data: draft({ text: 'above' }), below: { ...old, data: draft({ text: 'below' }) } } }),
    );
    const [record] = await browser.open().list();
    expect({ text: record!.data.text, versions: record!.versions.map(({ data }) => data.text) }).toEqual({
      text: 'above',
      versions: ['below'],
    });
  });

  test('a draft of an earlier version in the larger storage is taken over', async () => {
    const browser = draftBrowser();
    browser.kv.values.set('draft::note:me', { ...old, data: draft({ text: 'spilled' }) });
    expect(await browser.shown()).toBe('spilled');
    await browser.pass(400);
    expect({ former: browser.kv.values.has('draft::note:me'), list: (await browser.open().list()).map(({ data }) => data.text) }).toEqual({
      former: false,
      list: ['spilled'],
    });
  });

  test.each(['not json', '[]', '7', '{"note:me":null}', '{"note:me":{"updatedAt":"x","data":null}}', '{"note:me":{"data":{}}}'])(
    'the broken stored value %s counts as no drafts',
    async (value) => {
      const browser = draftBrowser();
      browser.local.set('drafts', value);
      expect({ shown: await browser.shown(), list: await browser.open().list() }).toEqual({ shown: undefined, list: [] });
    },
  );
});

describe('many drafts', () => {
  test('localStorage keeps the newest hundred of this client, and the larger storage has all', async () => {
    const browser = draftBrowser();
    browser.local.set('drafts', stored({ 'reply:other': { ...old, data: draft() } }));
    for (let index = 0; index <= 100; index += 1) {
      browser
        .open()
        .write({ target: { replyId: `r${index}` } })
        .change(draft({ text: `${index}` }));
      await browser.pass(400);
    }
    const kept = Object.keys(JSON.parse(browser.local.get('drafts')!) as object);
    expect({ size: kept.length, hasOther: kept.includes('reply:other'), all: (await browser.open().list()).length }).toEqual({
      size: 100,
      hasOther: true,
      all: 102,
    });
  });

  test('the list is sorted from new to old, without blank drafts', async () => {
    const browser = draftBrowser();
    for (const text of ['one', '', 'three']) {
      browser
        .open()
        .write({ target: { replyId: `r${text}` } })
        .change(draft({ text }));
      await browser.pass(400);
    }
    expect((await browser.open().list()).map(({ data }) => data.text)).toEqual(['three', 'one']);
  });

  test('a removed draft is gone, and can be put back', async () => {
    const browser = draftBrowser();
    const drafts = browser.open();
    drafts.write({ target: {} }).change(draft());
    await browser.pass(400);
    const [record] = await drafts.list();
    await drafts.remove(record!.id);
    const gone = await browser.shown();
    await drafts.putBack(record!);
    expect({ gone, back: await browser.shown() }).toEqual({ gone: undefined, back: 'hello' });
  });

  test('a draft that is put back does not replace a newer one', async () => {
    const browser = draftBrowser();
    const drafts = browser.open();
    drafts.write({ target: {} }).change(draft());
    await browser.pass(400);
    const [record] = await drafts.list();
    await drafts.remove(record!.id);
    drafts.write({ target: {} }).change(draft({ text: 'newer' }));
    await drafts.putBack(record!);
    expect((await drafts.list()).map(({ data }) => data.text)).toEqual(['newer', 'hello']);
  });
});

test('an added draft stands beside that of its target', async () => {
  const browser = draftBrowser();
  const drafts = browser.open();
  drafts.write({ target: { replyId: 'r' } }).change(draft({ text: 'mine' }));
  browser.clock.advance(1);
  const id = await drafts.add({ replyId: 'r' }, draft({ text: 'added' }));
  const [added] = await drafts.list();
  expect({ id, text: added!.data.text, target: added!.target, shown: await browser.shown(drafts, { replyId: 'r' }) }).toEqual({
    id: added!.id,
    text: 'added',
    target: { replyId: 'r' },
    shown: 'mine',
  });
});

test('a restored version becomes the draft, and what it was becomes a version', async () => {
  const browser = draftBrowser();
  const drafts = browser.open();
  const writing = drafts.write({ target: {} });
  writing.change(draft({ text: 'one' }));
  await browser.pass(30_000);
  writing.change(draft({ text: 'two' }));
  await browser.pass(400);
  const [record] = await drafts.list();
  await drafts.restore(record!, record!.versions[0]!);
  const [restored] = await drafts.list();
  expect({ shown: await browser.shown(), versions: restored!.versions.map(({ data, why }) => [data.text, why]) }).toEqual({
    shown: 'one',
    versions: [['two', 'restore']],
  });
});

test('a note that is being rewritten comes before the draft of its target, until it is posted', async () => {
  const browser = draftBrowser();
  const drafts = browser.open();
  drafts.write({ target: {} }).change(draft({ text: 'half a thought' }));
  await browser.pass(400);
  drafts.write({ target: {}, rewrittenId: 'n1' }).change(draft({ text: 'tpyo' }));
  await browser.pass(400);
  const reopened = browser.open().write({ target: {} });
  const first = reopened.open()?.text;
  const marks = (await browser.open().list()).map(({ data, deletedNoteId }) => ({ text: data.text, deletedNoteId }));
  await reopened.load();
  await reopened.finish();
  expect({ first, marks, afterwards: await browser.shown() }).toEqual({
    first: 'tpyo',
    marks: [
      { text: 'tpyo', deletedNoteId: 'n1' },
      { text: 'half a thought', deletedNoteId: null },
    ],
    afterwards: 'half a thought',
  });
});
