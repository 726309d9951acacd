import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageParams } from '~/api/endpoints';
import type { WirePageBlock } from '~/api/wire';
import { idAt } from '../../../../server/lib/ids';
import { png, upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());

let made = 0;
const params = (given: Partial<PageParams> = {}): PageParams => ({
  title: 'Soup',
  name: `soup-${++made}`,
  summary: null,
  content: [{ id: 'a', type: 'text', text: 'Boil water.' }],
  variables: [],
  script: '',
  eyeCatchingImageId: null,
  font: 'sans-serif',
  alignCenter: false,
  hideTitleWhenPinned: false,
  ...given,
});
const create = (given?: Partial<PageParams>, by = alice) => world.ok('pages/create', params(given), by.token);
// Ten pages an hour are allowed, so each test begins an hour later.
const later = () => world.clock.advance(3_600_000);

describe('pages', () => {
  test('a page is created, found by its address, changed and deleted', async () => {
    later();
    const page = await create({ name: 'Stock', summary: 'Warm', font: 'serif', alignCenter: true });
    expect(page).toMatchObject({
      title: 'Soup',
      summary: 'Warm',
      font: 'serif',
      alignCenter: true,
      likedCount: 0,
      isLiked: false,
      user: { username: 'alice' },
    });
    expect(await world.ok('pages/show', { username: 'ALICE', name: 'Stock' })).toMatchObject({ id: page.id });
    later();
    await world.ok('pages/update', { ...params({ name: 'Stock', title: 'Stew' }), pageId: page.id }, alice.token);
    const changed = await world.ok('pages/show', { pageId: page.id }, alice.token);
    expect(changed).toMatchObject({ title: 'Stew', summary: null, font: 'sans-serif', alignCenter: false });
    expect(changed.updatedAt > changed.createdAt).toBe(true);
    await world.ok('pages/delete', { pageId: page.id }, alice.token);
    expect(await world.refused('pages/show', { pageId: page.id })).toMatchObject({ id: '222120c0-3ead-4528-811b-b96f233388d7' });
  });

  test('a page that nobody changed was changed when it was created', async () => {
    later();
    // As if the call took a second.
    world.instance.server.ids.continueAfter(idAt(world.clock.now() + 1000));
    const { createdAt, updatedAt } = await create();
    expect(updatedAt).toBe(createdAt);
  });

  test('what a change does not name stays', async () => {
    later();
    const page = await create({ summary: 'Warm', font: 'serif', hideTitleWhenPinned: true });
    const { title, name, content, variables, script } = params({ name: page.name });
    expect((await world.post('pages/update', { pageId: page.id, title, name, content, variables, script }, alice.token)).status).toBe(204);
    expect(await world.ok('pages/show', { pageId: page.id })).toMatchObject({ summary: 'Warm', font: 'serif', hideTitleWhenPinned: true });
  });

  test('blocks that the server does not know are stored as they are', async () => {
    later();
    const content: WirePageBlock[] = [
      { id: 'x', type: 'radioButton', values: ['a', { b: [1, null] }] },
      { type: 'if', children: [7] },
    ];
    const { id: pageId } = await create({ content });
    expect((await world.ok('pages/show', { pageId })).content).toEqual(content);
  });

  test('two pages of an account cannot have the same name, those of two accounts can', async () => {
    later();
    const [first, second] = [await create({ name: 'same' }), await create()];
    await create({ name: 'same' }, bob);
    expect(await world.refused('pages/create', params({ name: 'same' }), alice.token)).toMatchObject({
      code: 'NAME_ALREADY_EXISTS',
      id: '4650348e-301c-499a-83c9-6aa988c66bc1',
    });
    expect(await world.refused('pages/update', { ...params({ name: 'same' }), pageId: second.id }, alice.token)).toMatchObject({
      id: '2298a392-d4a1-44c5-9ebb-ac1aeaa5a9ab',
    });
    await world.ok('pages/update', { ...params({ name: 'same', title: 'New' }), pageId: first.id }, alice.token);
  });

  test('pages of others cannot be changed or deleted', async () => {
    later();
    const { id: pageId } = await create();
    expect(await world.refused('pages/update', { ...params(), pageId }, bob.token)).toMatchObject({
      id: '3c15cd52-3b4b-4274-967d-6456fc4f792b',
    });
    expect(await world.refused('pages/delete', { pageId }, bob.token)).toMatchObject({ id: '8b741b3e-2c22-44b3-a15f-29949aa1601e' });
    expect(await world.refused('pages/update', { ...params(), pageId: NOBODY }, bob.token)).toMatchObject({
      id: '21149b9e-3616-4778-9592-c4ce89f5a864',
    });
    expect(await world.refused('pages/delete', { pageId: NOBODY }, bob.token)).toMatchObject({
      id: 'eb0c6e1d-d519-4764-9486-52a7e1c6392a',
    });
  });

  test('names, titles and contents that are too long are refused', async () => {
    later();
    const tooLong = 'x'.repeat(257);
    const block = { type: 'text', text: 'x'.repeat(60_000) };
    for (const given of [
      { name: '' },
      { name: tooLong },
      { title: tooLong },
      { summary: tooLong },
      { content: [block, block, block, block, block] },
    ]) {
      expect(await world.refused('pages/create', params(given), alice.token)).toMatchObject({ code: 'INVALID_PARAM' });
    }
    await create({ content: [block, block] });
  });

  test('a page shows the pictures of its author, also in sections, and none of others', async () => {
    later();
    const mine = await upload(world, alice, await png(4, 3), 'mine.png');
    const foreign = await upload(world, bob, await png(5, 3), 'foreign.png');
    const content = [
      { type: 'image', fileId: foreign.id },
      { type: 'section', title: 'S', children: [{ type: 'image', fileId: mine.id }, { type: 'image', fileId: mine.id }, null] },
      { type: 'image', fileId: null },
    ] as WirePageBlock[];
    const page = await create({ content, eyeCatchingImageId: mine.id });
    expect(page.attachedFiles.map(({ id }) => id)).toEqual([mine.id]);
    expect(page.eyeCatchingImage).toMatchObject({ id: mine.id });
    expect(await world.refused('pages/create', params({ eyeCatchingImageId: foreign.id }), alice.token)).toMatchObject({
      id: 'b7b97489-0f66-4b12-a5ff-b21bd63f6e1c',
    });
    expect(
      await world.refused('pages/update', { ...params({ eyeCatchingImageId: foreign.id }), pageId: page.id }, alice.token),
    ).toMatchObject({
      id: 'cfc23c7c-3887-490e-af30-0ed576703c82',
    });
    await world.ok('drive/files/delete', { fileId: mine.id }, alice.token);
    expect(await world.ok('pages/show', { pageId: page.id })).toMatchObject({ eyeCatchingImage: null, attachedFiles: [] });
  });

  test('a page is liked once, by others, and the most liked are featured', async () => {
    later();
    const { id: pageId } = await create();
    expect(await world.refused('pages/like', { pageId }, alice.token)).toMatchObject({ id: '28800466-e6db-40f2-8fae-bf9e82aa92b8' });
    await world.ok('pages/like', { pageId }, bob.token);
    expect(await world.refused('pages/like', { pageId }, bob.token)).toMatchObject({ id: 'd4c1edbe-7da2-4eae-8714-1acfd2d63941' });
    expect(await world.ok('pages/show', { pageId }, bob.token)).toMatchObject({ likedCount: 1, isLiked: true });
    expect(await world.ok('i/page-likes', {}, bob.token)).toMatchObject([{ page: { id: pageId, isLiked: true } }]);
    expect(await world.ok('pages/featured', {})).toMatchObject([{ id: pageId }]);
    await world.ok('pages/unlike', { pageId }, bob.token);
    expect(await world.refused('pages/unlike', { pageId }, bob.token)).toMatchObject({ id: 'f5e586b0-ce93-4050-b0e3-7f31af5259ee' });
    expect(await world.ok('pages/featured', {})).toEqual([]);
    expect(await world.refused('pages/like', { pageId: NOBODY }, bob.token)).toMatchObject({ id: 'cc98a8a2-0dc3-4123-b198-62c71df18ed3' });
    expect(await world.refused('pages/unlike', { pageId: NOBODY }, bob.token)).toMatchObject({
      id: 'a0d41e20-1993-40bd-890e-f6e560ae648e',
    });
  });

  test('the pages of an account are listed page by page, newest first', async () => {
    later();
    const carol = await world.signUp('carol');
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await create({}, carol)).id);
    const newest = await world.ok('users/pages', { userId: carol.id, limit: 2 });
    expect(newest.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(newest[0]).not.toHaveProperty('isLiked');
    const rest = await world.ok('i/pages', { limit: 2, untilId: ids[1]! }, carol.token);
    expect(rest.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('an account pins one of its own pages, until the page is deleted', async () => {
    later();
    const [own, foreign] = [await create(), await create({}, bob)];
    expect(await world.refused('i/update', { pinnedPageId: foreign.id }, alice.token)).toMatchObject({
      id: '8e01b590-7eb9-431b-a239-860e086c408e',
    });
    await world.ok('i/update', { pinnedPageId: own.id }, alice.token);
    expect(await world.ok('users/show', { userId: alice.id }, bob.token)).toMatchObject({
      pinnedPageId: own.id,
      pinnedPage: { id: own.id, isLiked: false },
    });
    await world.ok('pages/delete', { pageId: own.id }, alice.token);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ pinnedPageId: null, pinnedPage: null });
  });

  test('a suspended account shows no pages', async () => {
    later();
    const dora = await world.signUp('dora');
    const { id: pageId } = await create({}, dora);
    await world.ok('pages/like', { pageId }, bob.token);
    world.instance.server.db.run('UPDATE users SET isSuspended = 1 WHERE id = ?', [dora.id]);
    expect(await world.refused('pages/show', { pageId })).toMatchObject({ code: 'NO_SUCH_PAGE' });
    expect(await world.ok('pages/featured', {})).toEqual([]);
    expect(await world.ok('users/pages', { userId: dora.id })).toEqual([]);
    expect(await world.ok('i/page-likes', {}, bob.token)).toEqual([]);
  });
});
