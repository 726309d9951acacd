import { describe, expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import { draft, draftBrowser } from '../../../fixtures/drafts';
import { file } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';

const versionsOf = async ({ open }: ReturnType<typeof draftBrowser>) =>
  (await open().list()).flatMap(({ versions }) => versions.map(({ data, why }) => ({ text: data.text, why })));

describe('keeping', () => {
  test('a draft is restored unchanged, from either storage alone', async () => {
    const browser = draftBrowser();
    const poll = { choices: ['a', 'b'], multiple: true, expiresAt: null, expiredAfter: 60_000 };
    const data = draft({ files: [file()], poll, visibleUserIds: ['u1'], quoteId: 'n1' });
    browser.open().write({ target: {} }).change(data);
    const atOnce = browser.open().write({ target: {} }).open();
    await browser.pass(400);
    browser.local.values.clear();
    const later = browser.open().write({ target: {} });
    expect({ atOnce, first: later.open(), later: await later.load() }).toEqual({ atOnce: data, first: undefined, later: data });
  });

  test('a draft is in the larger storage 400 ms after a change, however fast somebody types on', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    for (let n = 1; n <= 10; n += 1) {
      writing.change(draft({ text: 'x'.repeat(n) }));
      await browser.pass(50);
    }
    browser.local.values.clear();
    expect(await browser.shown()).toHaveLength(8);
  });

  test('a draft is stored at once on request', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    writing.change(draft());
    expect(await writing.flush()).toBe(true);
    browser.local.values.clear();
    expect(await browser.shown()).toBe('hello');
  });

  test('a draft is in the larger storage without waiting when the small one is full', async () => {
    const browser = draftBrowser();
    const kept: boolean[] = [];
    const writing = browser.open().write({ target: {} }, (isKept) => kept.push(isKept));
    browser.local.isFull = true;
    writing.change(draft());
    await settled();
    expect({ kept, shown: await browser.shown() }).toEqual({ kept: [true], shown: 'hello' });
  });

  test('a draft that both storages refuse is said to be lost, and is tried again until one takes it', async () => {
    const browser = draftBrowser();
    const kept: boolean[] = [];
    const writing = browser.open().write({ target: {} }, (isKept) => kept.push(isKept));
    browser.local.isFull = true;
    browser.kv.failure = new StorageError('full');
    writing.change(draft());
    expect(await writing.flush()).toBe(false);
    browser.kv.failure = null;
    await browser.pass(1_000);
    expect({ last: kept.at(-1), shown: await browser.shown() }).toEqual({ last: true, shown: 'hello' });
  });

  test('the newer of the two storages counts', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    writing.change(draft({ text: 'older' }));
    browser.local.isFull = true;
    await browser.pass(400);
    writing.change(draft({ text: 'newer' }));
    await browser.pass(400);
    expect(await browser.shown()).toBe('newer');
  });

  test('a finished draft is gone from both storages', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    writing.change(draft());
    await browser.pass(400);
    writing.change(draft({ text: 'hello!' }));
    await writing.finish();
    await browser.pass(2_000);
    expect({ shown: await browser.shown(), list: await browser.open().list() }).toEqual({ shown: undefined, list: [] });
  });

  test('a composer that goes on after posting writes a new draft', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    writing.change(draft());
    void writing.finish();
    writing.change(draft({ text: 'next' }));
    await browser.pass(400);
    expect((await browser.open().list()).map(({ data, versions }) => ({ text: data.text, versions }))).toEqual([
      { text: 'next', versions: [] },
    ]);
  });
});

describe('two tabs', () => {
  test('the later content stays, and the other one becomes a version', async () => {
    const browser = draftBrowser();
    const [here, there] = [browser.open().write({ target: {} }), browser.open().write({ target: {} })];
    here.change(draft({ text: 'from here' }));
    await browser.pass(500);
    there.change(draft({ text: 'from there' }));
    await browser.pass(500);
    expect({ shown: await browser.shown(), versions: await versionsOf(browser) }).toEqual({
      shown: 'from there',
      versions: [{ text: 'from here', why: 'otherTab' }],
    });
  });

  test('a content that only reached localStorage before a crash becomes a version as well', async () => {
    const browser = draftBrowser();
    const last = browser.tab();
    const survivor = last.drafts.write({ target: {} });
    const crashing = browser.tab();
    crashing.drafts.write({ target: {} }).change(draft({ text: 'crashed' }));
    crashing.crash();
    browser.clock.advance(1);
    survivor.change(draft({ text: 'survived' }));
    last.crash();
    const next = browser.open().write({ target: {} });
    expect(next.open()?.text).toBe('survived');
    await next.load();
    await browser.pass(400);
    expect(await versionsOf(browser)).toEqual([{ text: 'crashed', why: 'otherTab' }]);
  });

  test('what another tab wrote is set aside when the draft is posted', async () => {
    const browser = draftBrowser();
    const [here, there] = [browser.open().write({ target: {} }), browser.open().write({ target: {} })];
    here.change(draft({ text: 'from here' }));
    await browser.pass(500);
    there.change(draft({ text: 'from there' }));
    await browser.pass(500);
    await there.finish();
    expect((await browser.open().list()).map(({ data }) => data.text)).toEqual(['from here']);
  });

  test('a newer content of the other tab stays when this one posts', async () => {
    const browser = draftBrowser();
    const [here, there] = [browser.open().write({ target: {} }), browser.open().write({ target: {} })];
    here.change(draft({ text: 'from here' }));
    await browser.pass(500);
    there.change(draft({ text: 'from there' }));
    await browser.pass(500);
    await here.finish();
    expect(await browser.shown()).toBe('from there');
  });

  test('opening a draft elsewhere makes no version', async () => {
    const browser = draftBrowser();
    const here = browser.open().write({ target: {} });
    here.change(draft({ text: 'He' }));
    const there = browser.open().write({ target: {} });
    there.open();
    await there.load();
    here.change(draft({ text: 'Hello' }));
    await browser.pass(1_000);
    expect({ shown: await browser.shown(), versions: await versionsOf(browser) }).toEqual({ shown: 'Hello', versions: [] });
  });
});

describe('versions', () => {
  test('a pause of 30 s makes a version', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    writing.change(draft({ text: 'one' }));
    await browser.pass(29_999);
    writing.change(draft({ text: 'one two' }));
    await browser.pass(30_000);
    writing.change(draft({ text: 'one two three' }));
    await browser.pass(400);
    expect(await versionsOf(browser)).toEqual([{ text: 'one two', why: 'pause' }]);
  });

  test('deleting a text letter by letter makes one version', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    const whole = 'A text that is long enough to be missed by somebody';
    for (let n = whole.length; n >= 0; n -= 1) writing.change(draft({ text: whole.slice(0, n) }));
    await browser.pass(400);
    const versions = await versionsOf(browser);
    expect({ first: versions[0], isFew: versions.length <= 2 }).toEqual({ first: { text: whole, why: 'cut' }, isFew: true });
  });
});

describe('setting aside', () => {
  test('a draft that is set aside keeps its content and versions, and its target begins anew', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: { replyId: 'r' } });
    writing.change(draft({ text: 'one' }));
    await browser.pass(30_000);
    writing.change(draft({ text: 'two' }));
    expect(await writing.setAside()).toBe(true);
    const [aside, ...others] = await browser.open().list();
    expect({ text: aside!.data.text, target: aside!.target, versions: aside!.versions.length, others }).toEqual({
      text: 'two',
      target: { replyId: 'r' },
      versions: 1,
      others: [],
    });
    writing.change(draft({ text: 'three' }));
    await browser.pass(400);
    expect(await browser.shown(browser.open(), { replyId: 'r' })).toBe('three');
    const again = browser.open().write({ target: { replyId: 'r' }, draftId: aside!.id });
    again.open();
    await again.load();
    again.change(draft({ text: 'two, continued' }));
    await browser.pass(400);
    expect((await browser.open().list()).map(({ data }) => data.text).toSorted()).toEqual(['three', 'two, continued']);
  });

  test.each(['small', 'larger'] as const)('setting aside works when only the %s storage does', async (which) => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    if (which === 'small') browser.kv.failure = new StorageError('full');
    else browser.local.isFull = true;
    writing.change(draft());
    expect(await writing.setAside()).toBe(true);
    browser.kv.failure = null;
    expect({ shown: await browser.shown(), list: (await browser.open().list()).map(({ data }) => data.text) }).toEqual({
      shown: undefined,
      list: ['hello'],
    });
  });

  test('nothing is set aside when both storages refuse', async () => {
    const browser = draftBrowser();
    const writing = browser.open().write({ target: {} });
    browser.local.isFull = true;
    browser.kv.failure = new StorageError('full');
    writing.change(draft());
    expect(await writing.setAside()).toBe(false);
  });
});
