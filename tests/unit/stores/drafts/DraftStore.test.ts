import { describe, expect, test } from 'vitest';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../../fixtures/memoryStores';

function setUp() {
  const local = new MemoryLocalStore();
  return { local, drafts: new DraftStore({ local, kv: new MemoryKeyValueStore(), clock: new FakeClock() }) };
}

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
