import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { IndexedMemory } from '~/memory/IndexedMemory';
import type { MemoryEngine, MemorySearch } from '~/memory/model';
import { FIXTURE_NOW, note, user } from '../../fixtures/builders';
import { sqliteMemory } from '../../fixtures/sqliteMemory';

const ME = 'example.test/user-me';
const OTHER = 'example.test/user-other';
const NOW = FIXTURE_NOW;
const MEGABYTE = 1_000_000;

globalThis.IDBKeyRange = IDBKeyRange;
const engines: Readonly<Record<string, () => Promise<MemoryEngine>>> = {
  SQLite: sqliteMemory,
  IndexedDB: () => IndexedMemory.open(new IDBFactory()),
};

let memory: MemoryEngine;

const alice = user('alice').build();
const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();
const keep = (notes: readonly WireNote[], account = ME, seenAt = NOW) => memory.write({ account, seenAt, notes });
const find = async (words: string, rest: Partial<MemorySearch> = {}): Promise<(string | null)[]> =>
  (await memory.search({ accounts: [ME], words, limit: 30, ...rest })).notes.map((found) => found.note.text);

describe.each(Object.keys(engines))('the memory in %s', (engine) => {
  beforeEach(async () => {
    memory = await engines[engine]!();
  });

  describe('words', () => {
    test.each([
      ['three letters of Japanese', '東京タワー', '昨日は東京タワーに行ってきました'],
      ['two letters, which are shorter than what the index knows', '東京', '昨日は東京タワーに行ってきました'],
      ['two letters at the very end', '東京', 'いま東京'],
      ['one letter', '猫', '白い猫がいる'],
      ['Chinese', '你好世界', '大家早，你好世界！'],
      ['letters inside a word', 'oss gard', 'A moss garden after rain'],
      ['capitals and wide letters', 'ＭＯＳＳ', 'A moss garden'],
      ['several words in any order', 'rain moss', 'A moss garden after rain'],
      ['quotation marks and operators of the index', '"a" OR b*', 'She wrote "a" or b* on it'],
      ['an emoji', '🍮', 'pudding 🍮 time'],
    ])('a note is found by %s', async (_case, words, text) => {
      await keep([note().text(text).build(), note().text('something else altogether').build()]);
      expect(await find(words)).toEqual([text]);
    });

    test('words that no note contains find nothing', async () => {
      await keep([note().text('昨日は東京タワーに行ってきました').build()]);
      for (const words of ['大阪', '東京湾', 'x', 'tower', '%', "'; DROP TABLE notes; --"]) expect(await find(words)).toEqual([]);
    });

    test('content warnings, choices of polls and descriptions of files are found', async () => {
      const poll = { expiresAt: null, multiple: false, choices: [{ text: 'Ramen', votes: 0, isVoted: false }] };
      await keep([
        note().text('one').with({ cw: 'spoiler' }).build(),
        note().text('two').with({ poll }).build(),
        note()
          .text('three')
          .with({ files: [{ id: 'f1', name: 'x.webp', type: 'image/webp', comment: 'A heron', url: '', size: 1 } as never] })
          .build(),
      ]);
      expect([await find('spoiler'), await find('ramen'), await find('heron')]).toEqual([['one'], ['two'], ['three']]);
    });

    test('results come newest first, in pages that continue each other', async () => {
      await keep(
        Array.from({ length: 50 }, (_, count) =>
          note()
            .text(`moss ${count}`)
            .with({ createdAt: at(count) })
            .build(),
        ).toReversed(),
      );
      const first = await memory.search({ accounts: [ME], words: 'moss', limit: 20 });
      expect(first.notes[0]?.note.text).toBe('moss 49');
      const second = await memory.search({ accounts: [ME], words: 'moss', limit: 40, after: first.next! });
      expect(second.notes.map(({ note: { text } }) => text)).toEqual(Array.from({ length: 30 }, (_, count) => `moss ${29 - count}`));
      expect(second.next).toBeNull();
    });

    test('many notes of the same moment are all kept', async () => {
      await keep(
        Array.from({ length: 60 }, (_, count) =>
          note()
            .text(`moss ${count}`)
            .with({ createdAt: at(0) })
            .build(),
        ),
      );
      expect((await memory.figures()).notes).toBe(60);
    });
  });

  describe('filters', () => {
    const file = (type: string) => [{ id: 'f', name: 'f', type, url: '', size: 1, comment: null } as never];

    test('people, servers, dates, files, reactions and kinds narrow a search', async () => {
      const bob = user('bob').from('remote.example').build();
      await keep([
        note()
          .by(alice)
          .text('moss a')
          .with({ createdAt: at(0), files: file('image/png') })
          .build(),
        note()
          .by(bob)
          .text('moss b')
          .with({ createdAt: at(10), reactions: { '👍': 2 } })
          .build(),
        note()
          .by(user('me').build())
          .text('moss c')
          .with({ createdAt: at(20), myReaction: '👍', reactions: { '👍': 1 } })
          .build(),
        note()
          .by(alice)
          .text('moss d')
          .with({ createdAt: at(30), replyId: 'x', files: file('video/mp4') })
          .build(),
      ]);
      expect(await find('moss', { author: '@bob@remote.example' })).toEqual(['moss b']);
      expect(await find('moss', { author: 'alice' })).toEqual(['moss d', 'moss a']);
      expect(await find('moss', { author: 'alice@example.test' })).toEqual(['moss d', 'moss a']);
      expect(await find('moss', { author: 'nobody' })).toEqual([]);
      expect(await find('moss', { host: 'Remote.example' })).toEqual(['moss b']);
      expect(await find('moss', { host: '.' })).toEqual(['moss d', 'moss c', 'moss a']);
      expect(await find('moss', { since: NOW + 600_000, until: NOW + 1_800_000 })).toEqual(['moss c', 'moss b']);
      expect(await find('moss', { files: 'any' })).toEqual(['moss d', 'moss a']);
      expect(await find('moss', { files: 'image' })).toEqual(['moss a']);
      expect(await find('moss', { reactions: 'any' })).toEqual(['moss c', 'moss b']);
      expect(await find('moss', { reactions: 'mine' })).toEqual(['moss c']);
      expect(await find('moss', { kind: 'reply' })).toEqual(['moss d']);
      expect(await find('moss', { kind: 'own' })).toEqual(['moss c']);
      expect(await find('', { files: 'video' })).toEqual(['moss d']);
    });

    test('what each account read is kept apart', async () => {
      await keep([note().id('n1').text('moss of mine').build()]);
      await keep([note().id('n1').text('moss of another').build()], OTHER);
      expect(await find('moss')).toEqual(['moss of mine']);
      expect(await find('moss', { accounts: [OTHER] })).toEqual(['moss of another']);
      expect(await find('moss', { accounts: ['example.test/nobody'] })).toEqual([]);
      await memory.wipe(ME);
      expect(await find('moss')).toEqual([]);
      expect((await memory.figures()).accounts).toEqual([{ key: OTHER, notes: 1 }]);
    });
  });

  describe('what is kept', () => {
    test('a note is kept with its author and the notes in it', async () => {
      const quoted = note().by(alice).text('the quoted one').build();
      await keep([note().by(user('bob').build()).quoting(quoted, 'a quote').build()]);
      const [found] = (await memory.search({ accounts: [ME], words: 'a quote', limit: 1 })).notes;
      expect(found?.note.user.username).toBe('bob');
      expect(found?.note.renote?.user.username).toBe('alice');
      expect(await find('the quoted')).toEqual(['the quoted one']);
    });

    test('a note that only passes another one on is not found twice', async () => {
      await keep([note().text(null).renoting(note().text('moss').build()).build()]);
      expect(await find('moss')).toEqual(['moss']);
      expect(await find('')).toEqual(['moss']);
    });

    test('an edited note is found by its new words only', async () => {
      const draft = note().id('n1').text('the first words');
      await keep([draft.build()]);
      await keep([note().id('n1').text('quite another text').build()]);
      expect(await find('first words')).toEqual([]);
      expect(await find('another text')).toEqual(['quite another text']);
      expect((await memory.figures()).notes).toBe(1);
    });

    test('a deleted note goes, and with it what only passed it on', async () => {
      const gone = note().text('regrettable').build();
      await keep([note().text(null).renoting(gone).build(), note().text('stays').build()]);
      await memory.write({ account: ME, seenAt: NOW, gone: [gone.id] });
      expect((await memory.figures()).notes).toBe(1);
      expect(await find('regrettable')).toEqual([]);
    });

    test('notes that not everybody may read are kept only if the reader agrees, and go when the reader no longer does', async () => {
      const secret = [
        note().text('moss for friends').visibility('followers').build(),
        note().text('moss for you').visibility('specified').build(),
      ];
      await keep(secret);
      expect(await find('moss')).toEqual([]);
      await memory.limit({ maxBytes: 100 * MEGABYTE, maxAgeMs: null, keepsPrivate: true }, NOW);
      await keep(secret);
      expect(await find('moss')).toHaveLength(2);
      await memory.limit({ maxBytes: 100 * MEGABYTE, maxAgeMs: null, keepsPrivate: false }, NOW);
      expect(await find('moss')).toEqual([]);
    });

    test('what a profile says of a person is not lost when a timeline says less', async () => {
      await memory.write({ account: ME, seenAt: NOW, users: [user('alice').detailed({ description: 'Gardener' })] });
      await keep([note().by(alice).text('hi').build()]);
      expect(await memory.person(ME, '@alice')).toMatchObject({ username: 'alice', description: 'Gardener' });
      expect((await memory.person(ME, alice.id))?.username).toBe('alice');
      expect(await memory.person(ME, 'alice@elsewhere.example')).toBeNull();
    });
  });

  describe('bounds', () => {
    const tidyUp = async (now: number): Promise<void> => {
      for (let step = 0; step < 400 && (await memory.tend(now)); step += 1);
    };

    test('what was not seen for long goes', async () => {
      await keep([note().text('moss of old').build()], ME, NOW - 100_000);
      await keep([note().text('moss of today').build()], ME, NOW);
      await memory.limit({ maxBytes: 100 * MEGABYTE, maxAgeMs: 50_000, keepsPrivate: false }, NOW);
      await tidyUp(NOW);
      expect(await find('moss')).toEqual(['moss of today']);
    });

    test('when there is no more room, what was seen longest ago goes, and the rest is still found', async () => {
      const long = 'moss and rain '.repeat(40);
      for (let batch = 0; batch < 10; batch += 1)
        await keep(
          Array.from({ length: 100 }, (_, count) => note().text(`${long} ${batch} ${count}`).build()),
          ME,
          NOW + batch,
        );
      await memory.limit({ maxBytes: MEGABYTE, maxAgeMs: null, keepsPrivate: false }, NOW);
      expect((await memory.figures()).bytes).toBeGreaterThan(MEGABYTE);
      await tidyUp(NOW + 20);
      const { bytes, notes } = await memory.figures();
      expect(bytes).toBeLessThan(MEGABYTE);
      expect(notes).toBeGreaterThan(100);
      expect((await find('moss', { limit: 1 }))[0]).toContain(' 9 99');
    });
  });

  describe('without a network', () => {
    test('a list is remembered with the notes that were seen in it, newest first, in pages', async () => {
      const notes = Array.from({ length: 5 }, (_, count) =>
        note()
          .id(`n${count}`)
          .text(`${count}`)
          .with({ createdAt: at(count) })
          .build(),
      );
      await keep(notes);
      await memory.write({ account: ME, seenAt: NOW, feeds: [{ key: 'home', ids: ['n0', 'n2', 'n4', 'unknown'] }] });
      const recall = (until?: string) => memory.recall({ account: ME, of: 'feed', key: 'home', limit: 2, ...(until && { until }) });
      expect((await recall()).map(({ id }) => id)).toEqual(['n4', 'n2']);
      expect((await recall('n2')).map(({ id }) => id)).toEqual(['n0']);
      expect(await memory.recall({ account: OTHER, of: 'feed', key: 'home', limit: 2 })).toEqual([]);
    });

    test('a thread is remembered in both directions', async () => {
      const root = note().id('root').text('root').build();
      const reply = note().id('reply').text('reply').replyingTo(root).build();
      await keep([note().id('leaf').text('leaf').replyingTo(reply).build()]);
      expect((await memory.recall({ account: ME, of: 'conversation', id: 'leaf', limit: 10 })).map(({ id }) => id)).toEqual([
        'reply',
        'root',
      ]);
      expect((await memory.recall({ account: ME, of: 'replies', id: 'root', limit: 10 })).map(({ id }) => id)).toEqual(['reply']);
      expect((await memory.recall({ account: ME, of: 'note', id: 'leaf' }))[0]?.reply?.id).toBe('reply');
      expect((await memory.recall({ account: ME, of: 'author', userId: root.userId, limit: 10 })).length).toBeGreaterThan(0);
    });

    test('notifications are remembered with their notes, and without those whose notes are not kept', async () => {
      const read = note().id('n1').text('read').build();
      const secret = note().id('n2').text('secret').visibility('specified').build();
      const about = (id: string, of: WireNote) => ({
        id,
        createdAt: at(Number(id)),
        type: 'mention',
        userId: alice.id,
        user: alice,
        note: of,
      });
      await memory.write({ account: ME, seenAt: NOW, notifications: [about('1', read), about('2', secret)] });
      expect(await memory.notifications(ME, 10)).toMatchObject([
        { id: '1', type: 'mention', user: { username: 'alice' }, note: { text: 'read' } },
      ]);
    });
  });

  describe('files', () => {
    test('an export has every note once', async () => {
      await keep(Array.from({ length: 25 }, (_, count) => note().text(`n ${count}`).build()));
      const pages = [];
      for (let page = await memory.exported(null, 10); ; page = await memory.exported(page.next, 10)) {
        pages.push(page.notes.length);
        if (page.next === null) break;
      }
      expect(pages).toEqual([10, 10, 5]);
    });

    test('a batch that fails leaves nothing behind', async () => {
      const broken = { ...note().text('moss').build() };
      await expect(
        (async () =>
          memory.write({ account: ME, seenAt: NOW, notes: [note().text('moss').build()], flat: [{ ...broken, files: null as never }] }))(),
      ).rejects.toThrow(/null|iterable/);
      expect(await find('moss')).toEqual([]);
      await keep([broken]);
      expect(await find('moss')).toEqual(['moss']);
    });
  });
});
