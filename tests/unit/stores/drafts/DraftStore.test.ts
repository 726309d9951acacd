import { describe, expect, test } from 'vitest';
import { draftKey, DraftStore, type DraftData } from '~/stores/drafts/DraftStore';
import { StorageError } from '~/lib/AppError';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';
import { file } from '../../../fixtures/builders';

function setUp() {
  const local = new MemoryLocalStore();
  const clock = new FakeClock();
  const kv = new MemoryKeyValueStore();
  return { local, kv, clock, drafts: new DraftStore({ local, kv, clock }) };
}

const draft = (fields: Partial<DraftData> = {}): DraftData => ({
  text: 'hello',
  useCw: false,
  cw: null,
  visibility: 'home',
  localOnly: false,
  visibleUserIds: [],
  files: [],
  poll: null,
  quoteId: null,
  ...fields,
});

describe('draftKey', () => {
  test.each([
    [{ meId: 'me' }, 'note:me'],
    [{ meId: 'me', replyId: 'r' }, 'reply:r'],
    [{ meId: 'me', renoteId: 'q', replyId: 'r' }, 'renote:q'],
    [{ meId: 'me', channelId: 'c' }, 'channel:cnote:me'],
    [{ meId: 'me', channelId: 'c', replyId: 'r' }, 'channel:creply:r'],
  ])('the key of %j is %s', (of, expected) => {
    expect(draftKey(of)).toBe(expected);
  });
});

describe('drafts', () => {
  test('a draft is restored unchanged', () => {
    const { drafts } = setUp();
    const data = draft({ files: [file()], poll: { choices: ['a', 'b'], multiple: true, expiresAt: null, expiredAfter: 60_000 } });
    void drafts.set('note:me', data);
    expect(drafts.get('note:me')).toEqual(data);
  });

  test('a draft survives a reload', () => {
    const { drafts, local, kv, clock } = setUp();
    void drafts.set('note:me', draft());
    expect(new DraftStore({ local, kv, clock }).get('note:me')?.text).toBe('hello');
  });

  test('a removed draft is gone', () => {
    const { drafts } = setUp();
    void drafts.set('note:me', draft());
    drafts.remove('note:me');
    expect(drafts.get('note:me')).toBeUndefined();
  });

  test('removing a pushed draft brings back the one below it', () => {
    const { drafts } = setUp();
    void drafts.set('note:me', draft({ text: 'half a thought' }));
    void drafts.push('note:me', draft({ text: 'tpyo' }));
    void drafts.set('note:me', draft({ text: 'typo' }));
    const written = drafts.get('note:me')?.text;
    drafts.remove('note:me');
    expect({ written, text: drafts.get('note:me')?.text }).toEqual({ written: 'typo', text: 'half a thought' });
    drafts.remove('note:me');
    expect(drafts.get('note:me')).toBeUndefined();
  });

  test('storing a draft does not overwrite what another tab stored', () => {
    const { drafts, local, kv, clock } = setUp();
    const otherTab = new DraftStore({ local, kv, clock });
    void drafts.set('a', draft({ text: 'one' }));
    void otherTab.set('b', draft({ text: 'two' }));
    void drafts.set('c', draft({ text: 'three' }));
    expect(['a', 'b', 'c'].map((key) => drafts.get(key)?.text)).toEqual(['one', 'two', 'three']);
  });

  test('the oldest drafts make room when there are too many', () => {
    const { drafts, clock } = setUp();
    for (let index = 0; index <= 100; index += 1) {
      clock.advance(1);
      void drafts.set(`note:${index}`, draft());
    }
    expect(drafts.get('note:0')).toBeUndefined();
    expect(drafts.get('note:1')?.text).toBe('hello');
    expect(drafts.get('note:100')?.text).toBe('hello');
  });

  test('a draft goes to the larger storage when the small one is full, and is found there after a reload', async () => {
    const { drafts, local, kv, clock } = setUp();
    void drafts.set('note:me', draft({ text: 'older' }));
    local.isFull = true;
    clock.advance(1);
    const kept = [drafts.set('note:me', draft({ text: 'a' })), drafts.set('note:me', draft({ text: 'ab' }))];
    expect(await Promise.all(kept)).toEqual([true, true]);
    const reloaded = new DraftStore({ local, kv, clock });
    expect({ small: reloaded.get('note:me')?.text, larger: (await reloaded.find('note:me'))?.text }).toEqual({
      small: 'older',
      larger: 'ab',
    });
  });

  test('a draft leaves the larger storage when the small one takes it again, and when it is posted', async () => {
    const { drafts, local, kv, clock } = setUp();
    local.isFull = true;
    await drafts.set('note:me', draft());
    local.isFull = false;
    clock.advance(1);
    await drafts.set('note:me', draft({ text: 'newer' }));
    expect(await drafts.find('note:me')).toBeUndefined();
    local.isFull = true;
    await drafts.set('reply:r', draft());
    const reloaded = new DraftStore({ local, kv, clock });
    await reloaded.find('reply:r');
    reloaded.remove('reply:r');
    await settled();
    expect(kv.values.size).toBe(0);
  });

  test('set says that a draft is lost with the page when both storages refuse it', async () => {
    const { drafts, local, kv } = setUp();
    local.isFull = true;
    kv.failure = new StorageError('full');
    expect(await drafts.set('note:me', draft())).toBe(false);
  });

  test.each(['not json', '[]', '7', '{"note:me":null}', '{"note:me":{"updatedAt":"x","data":null}}', '{"note:me":{"data":{}}}'])(
    'the broken stored value %s counts as no drafts',
    (stored) => {
      const { drafts, local } = setUp();
      local.set('drafts', stored);
      expect(drafts.get('note:me')).toBeUndefined();
    },
  );

  test('a draft of another client is read field by field', () => {
    const { drafts, local } = setUp();
    local.set('drafts', JSON.stringify({ 'note:me': { updatedAt: 'x', data: { text: 'hi', visibility: 'everywhere', files: 'none' } } }));
    expect(drafts.get('note:me')).toEqual(draft({ text: 'hi', visibility: 'public' }));
  });
});

describe('recent hashtags', () => {
  test('hashtags are remembered newest first, without duplicates', () => {
    const { drafts } = setUp();
    drafts.addHashtags(['a', 'b']);
    drafts.addHashtags(['c', 'a']);
    expect(drafts.hashtags).toEqual(['c', 'a', 'b']);
  });

  test('invalid data in the storage counts as no hashtags', () => {
    const { drafts, local } = setUp();
    local.set('hashtags', '{"a":1}');
    expect(drafts.hashtags).toEqual([]);
  });
});
