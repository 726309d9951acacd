/** The whole product with a server whose answers are late, broken or of another type. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { file, note, poll, user } from '../../fixtures/builders';
import { arrived, goodAnswers, me, openProduct, type Raw } from './openProduct';

const TIMELINE = 'notes/timeline';

/** Answers that no client can use, whatever it expected. */
const UNUSABLE: Readonly<Record<string, Raw>> = {
  'cut off': { text: '{"id": "x", "na' },
  'a page of a proxy': { text: '<!doctype html><title>Welcome</title>' },
  empty: { text: '' },
  'without content': { status: 204, text: '' },
  null: { text: 'null' },
  'a text': { text: '"text"' },
  'a number beyond all bounds': { text: '1e999' },
  'an error without a body': { status: 500, text: '' },
  'an error of a proxy': { status: 502, text: '<html>Bad gateway</html>' },
  late: 'silence',
};

/** An object with the fields of a good answer, of which each has another type. */
const withFields = (endpoint: string, value: unknown): Raw => ({
  text: JSON.stringify(Object.fromEntries(Object.keys(goodAnswers[endpoint] as object).map((field) => [field, value]))),
});

const notes = () =>
  within(screen.getByRole('feed'))
    .getAllByRole('article')
    .map((article) => /first|second/.exec(article.textContent ?? '')?.[0]);

/** Lets a call that is never answered reach the end of its time. */
async function waitOut(clock: { advance(ms: number): void }): Promise<void> {
  await act(async () => {
    clock.advance(31_000);
    await arrived();
  });
}

test.each(Object.entries<Raw>({ ...UNUSABLE, 'an object instead of a list': { text: '{"length": 3}' } }))(
  'a timeline whose answer is %s says so, the rest is there, and trying again shows the notes',
  async (_kind, raw) => {
    const broken: Record<string, Raw> = { [TIMELINE]: raw };
    const { clock } = await openProduct({ broken });
    if (raw === 'silence') await waitOut(clock);
    const failure = within(screen.getByRole('main')).getByRole('alert');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    delete broken[TIMELINE];
    await act(async () => {
      fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
      await arrived();
    });
    expect(notes()).toEqual(['second', 'first']);
  },
);

const [second, first] = goodAnswers[TIMELINE] as readonly object[];
test.each<[string, readonly unknown[]]>([
  ['null and numbers between the notes', [null, second, 7, 'text', [], first, undefined]],
  ['notes without an id', [{}, second, { id: 5 }, { id: null, text: 'x' }, first]],
  [
    'fields of other types',
    [second, first].map((note) => ({ ...note, createdAt: 7, files: 'many', reactions: [], poll: true, visibility: {} })),
  ],
  [
    'authors of other types',
    [
      { ...second, user: null },
      { ...first, user: [] },
    ],
  ],
  [
    'numbers beyond all bounds',
    [second, first].map((note) => ({ ...note, renoteCount: 1e308, repliesCount: -5e300, reactions: { '👍': 1e308 } })),
  ],
  ['moments beyond all bounds', [second, first].map((note) => ({ ...note, createdAt: '+275760-09-13T00:00:00.001Z' }))],
  ['renotes of nothing', [second, first].map((note) => ({ ...note, renoteId: 'gone', renote: null, reply: 7 }))],
])('a timeline with %s shows the notes that are there', async (_kind, answer) => {
  await openProduct({ broken: { [TIMELINE]: { text: JSON.stringify(answer) } } });
  expect(notes()).toEqual(['second', 'first']);
});

/** Values of every type. */
const VALUES = [1e308, 'text', true, null, { a: null }, [[null]]];
const cases = VALUES.flatMap((value) => ['note', 'user', 'file', 'poll'].map((part) => ({ part, value, text: JSON.stringify(value) })));
const filled = (of: object, value: unknown) => Object.fromEntries(Object.keys(of).map((field) => [field, field === 'id' ? 'n' : value]));

test.each(cases)('a timeline whose notes have $text in all fields of a $part shows them', async ({ part, value }) => {
  const whole = note()
    .id('n1')
    .by(user('bob').build())
    .files(file({ type: 'image/png' }))
    .poll(poll(['a', 'b']))
    .build();
  const broken = {
    note: { ...filled(whole, value), id: 'n0' },
    user: { ...whole, id: 'n0', user: filled(user('bob').from('far.example').build(), value) },
    file: { ...whole, id: 'n0', files: [filled(file({ type: 'image/png' }), value)] },
    poll: { ...whole, id: 'n0', poll: filled(whole.poll!, value) },
  }[part];
  await openProduct({ broken: { [TIMELINE]: { text: JSON.stringify([first, broken]) } } });
  expect(within(screen.getByRole('feed')).getAllByRole('article')).toHaveLength(2);
});

/** Answers that fail in different places; the timeline gets all. */
const ONE_OF_EACH: Readonly<Record<string, Raw>> = Object.fromEntries(
  ['cut off', 'without content', 'null', 'a text', 'late'].map((kind) => [kind, UNUSABLE[kind]!]),
);

/** The calls of a start besides the timeline, with answers of wrong types of their own. */
const START: Readonly<Record<string, Readonly<Record<string, Raw>>>> = {
  meta: {
    'a list': { text: '[]' },
    'numbers in all fields': withFields('meta', 7),
    'objects in all fields': withFields('meta', { a: 1 }),
    'null in all fields': withFields('meta', null),
  },
  i: {
    'a list': { text: '[]' },
    'numbers in all fields': withFields('i', 7),
    'objects in all fields': withFields('i', { a: 1 }),
    'null in all fields': withFields('i', null),
  },
  'i/registry/get-all': {
    'a list': { text: '[1]' },
    'settings of other types': { text: '{"keepCw": [], "reactions": 7, "memo": {}, "__proto__": {"polluted": true}}' },
  },
  'i/registry/keys-with-type': {
    'a list': { text: '[1]' },
    'hostile names': { text: '{"__proto__": "object", "constructor": 7, "default": "object"}' },
  },
  'i/registry/get': { 'a list': { text: '[1]' } },
  emojis: {
    'an object': { text: '{}' },
    'null instead of the list': { text: '{"emojis": null}' },
    'entries of other types': { text: '{"emojis": [null, 7, {"name": 5}, {"name": "a", "url": {}, "aliases": 7}]}' },
  },
};

const rows = Object.entries(START).flatMap(([endpoint, own]) =>
  Object.entries({ ...ONE_OF_EACH, ...own }).map(([kind, raw]) => ({ endpoint, kind, raw })),
);
test.each(rows)('a start goes on when the answer of $endpoint is $kind', async ({ endpoint, raw }) => {
  const { clock, started } = await openProduct({ broken: { [endpoint]: raw } });
  if (raw === 'silence') await waitOut(clock);
  await expect(started).resolves.toBeUndefined();
  expect(notes()).toEqual(['second', 'first']);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New note' })).toBeTruthy();
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

const NOTIFICATIONS = 'i/notifications-grouped';
const told = () => screen.queryAllByRole('article').map((article) => (article.textContent?.includes('reacted') ? 'a reaction' : 'another'));
const reacted = {
  id: 'r1',
  createdAt: me.createdAt,
  type: 'reaction',
  reaction: '👍',
  user: user('bob').build(),
  userId: 'user-bob',
  note: second,
};

test.each(Object.entries<Raw>({ ...UNUSABLE, 'an object instead of a list': { text: '{"length": 3}' } }))(
  'notifications whose answer is %s say so, and trying again shows them',
  async (_kind, raw) => {
    const broken: Record<string, Raw> = { [NOTIFICATIONS]: raw };
    const { clock } = await openProduct({ broken, href: '/my/notifications' });
    if (raw === 'silence') await waitOut(clock);
    const failure = within(screen.getByRole('main')).getByRole('alert');
    broken[NOTIFICATIONS] = { text: JSON.stringify([reacted]) };
    await act(async () => {
      fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
      await arrived();
    });
    expect(told()).toEqual(['a reaction']);
  },
);

const TYPES = ['reaction', 'follow', 'reaction:grouped', 'renote:grouped', 'app', 'roleAssigned', 'achievementEarned', 'nobody-knows'];
const oddOnes = TYPES.flatMap((type) => [1e308, { a: null }].map((value) => ({ type, value, text: JSON.stringify(value) })));

test.each(oddOnes)('a notification of the type "$type" with $text in all fields leaves the others alone', async ({ type, value }) => {
  const fields = { ...reacted, reactions: [], users: [], role: {}, achievement: '', header: '', body: '', icon: '' };
  const answer = [null, 7, {}, { id: 5 }, reacted, { ...filled(fields, value), id: 'odd', type }];
  await openProduct({ broken: { [NOTIFICATIONS]: { text: JSON.stringify(answer) } }, href: '/my/notifications' });
  expect(told()[0]).toBe('a reaction');
});

/** What arrives live at a start, by channel. */
const LIVE: Readonly<Record<string, readonly string[]>> = {
  homeTimeline: ['note', 'unknownEvent'],
  main: [
    'notification',
    'unreadNotification',
    'readAllNotifications',
    'meUpdated',
    'unreadMention',
    'announcementCreated',
    'registryUpdated',
    'driveFileCreated',
    'receiveFollowRequest',
    'unreadAntenna',
    'urlUploadFinished',
    'unknownEvent',
  ],
};

test.each(Object.entries(LIVE))('messages of the channel %s with content of any type break nothing', async (channel, types) => {
  const { network, frames, root } = await openProduct();
  await act(async () => {
    network.socket.accept();
    await arrived();
  });
  await act(async () => {
    for (const type of types) {
      for (const value of [...VALUES, {}, [], { id: 7 }, { announcement: 7 }, { scope: 7, key: {} }, filled(me, 7)]) {
        network.socket.receiveOn(channel, type, value);
        frames.next();
      }
    }
    await arrived();
  });
  expect(notes().filter((text) => text !== undefined)).toEqual(['second', 'first']);
  expect({ id: root.session.current.me?.id, hasNavigation: screen.queryByRole('navigation', { name: 'Main' }) !== null }).toEqual({
    id: me.id,
    hasNavigation: true,
  });
});

test('broadcasts about emoji with content of any type break nothing', async () => {
  const { network, frames, root } = await openProduct();
  await act(async () => {
    network.socket.accept();
    for (const type of ['emojiAdded', 'emojiUpdated', 'emojiDeleted']) {
      for (const value of [...VALUES, { emoji: 7 }, { emojis: 7 }, { emojis: [null, 7, { name: 7 }] }]) {
        network.socket.receive({ type, body: value });
        frames.next();
      }
    }
    await arrived();
  });
  expect(root.session.current.server.emojis.emojis).toEqual([]);
  expect(notes()).toEqual(['second', 'first']);
});
