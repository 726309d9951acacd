import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '~/lib/clock';
import { HOSTILE_TEXTS, SIXTY_FOUR_REACTIONS } from '../../../../server/seed/edgeTexts';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
let alice = '';
beforeAll(async () => {
  world = await TestInstance.start({ seed: 'edge', clock: systemClock });
  alice = (await world.ok('signin', { username: 'alice', password: 'alice-pass' })).i;
}, 60_000);
afterAll(() => world.close());

const timeline = () => world.ok('notes/local-timeline', { limit: 100, withReplies: true }, alice);

test('a note has 64 different reactions', async () => {
  expect(new Set(SIXTY_FOUR_REACTIONS).size).toBe(64);
  expect(Math.max(...(await timeline()).map((note) => Object.keys(note.reactions).length))).toBe(64);
});

test('hostile markup is stored unchanged', async () => {
  const texts = (await timeline()).map((note) => note.text);
  expect(texts).toEqual(expect.arrayContaining(HOSTILE_TEXTS.slice(0, 5).map((text) => text.trim())));
});

test('a note has sixteen files', async () => {
  expect(Math.max(...(await timeline()).map((note) => note.files?.length ?? 0))).toBe(16);
});

test('a deleted account leaves its notes', async () => {
  const left = (await timeline()).filter((note) => note.user.username === 'gone');
  expect(left.length).toBeGreaterThan(0);
  expect((await world.post('signin', { username: 'gone', password: 'gone-pass' })).status).toBe(404);
});
