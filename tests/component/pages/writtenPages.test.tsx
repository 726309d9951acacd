import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WirePage } from '~/api/wire';
import PagesPage from '../../../pages/pages/PagesPage';
import PageSourcePage from '../../../pages/page-source/PageSourcePage';
import WrittenPagePage from '../../../pages/written-page/WrittenPagePage';
import { writtenPages } from '~/stores/resources/content/writtenPages';
import { UserProfile } from '~/components/user/UserProfile';
import { file, note, user } from '../../fixtures/builders';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { answer, bob, chooseItem, loaded, menuTexts, renderWith } from '../note/renderNote';

const alice = user('alice');
const picture = file({ id: 'f1', name: 'leaf.png', type: 'image/png', comment: 'A leaf' });
const secret = file({ id: 'f2', name: 'secret.png', type: 'image/png', comment: 'Secret', isSensitive: true });
const toast = note().id('n1').by(alice.build()).text('Toast').build();

/** A page of Alice. */
const page = (fields: Partial<WirePage> = {}): WirePage => ({
  id: 'p1',
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-02T00:00:00.000Z',
  userId: alice.build().id,
  user: alice.build(),
  content: [],
  variables: [],
  title: 'How to bake',
  name: 'bake',
  summary: 'With patience',
  hideTitleWhenPinned: false,
  alignCenter: false,
  font: 'sans-serif',
  script: '',
  eyeCatchingImageId: null,
  eyeCatchingImage: null,
  attachedFiles: [],
  likedCount: 2,
  isLiked: false,
  ...fields,
});

const RICH = page({
  content: [
    { id: 'a', type: 'text', text: 'Rye is **strong**.' },
    {
      id: 'b',
      type: 'section',
      title: 'Oven',
      children: [
        { id: 'c', type: 'image', fileId: 'f1' },
        { id: 'd', type: 'section', title: 'Heat', children: [{ id: 'e', type: 'text', text: 'A lot.' }] },
      ],
    },
    { id: 'f', type: 'note', note: 'n1', detailed: false },
    { id: 'g', type: 'radioButton', values: ['yes', 'no'] },
  ],
  attachedFiles: [picture],
});

const SHOWN: ApiScript = { 'pages/show': RICH, 'users/pages': [], 'notes/show': toast };

async function open(element: React.ReactElement, api: ApiScript, me = bob.me()) {
  const view = renderWith(element, { api, me });
  await loaded();
  return view;
}
const view = (api: ApiScript, me = bob.me()) => open(<WrittenPagePage params={{ username: 'alice', pageName: 'bake' }} />, api, me);
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Page actions' }));
  await loaded();
};

test('a page shows its texts, sections with headings in order, pictures and live notes', async () => {
  await view(SHOWN);
  expect(screen.getByRole('heading', { level: 1, name: 'How to bake' })).toBeTruthy();
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(levels).toEqual(['H1 How to bake', 'H2 Oven', 'H3 Heat']);
  expect(screen.getByText('strong').tagName).toBe('B');
  expect(within(screen.getByRole('region', { name: 'Oven' })).getByRole('img', { name: 'A leaf' })).toBeTruthy();
  expect(within(screen.getByRole('article', { name: /alice/i })).getByText('Toast')).toBeTruthy();
});

test('a part of an old page that this client cannot show is named, with its source', async () => {
  await view(SHOWN);
  const summary = screen.getByText("Wisteria can't show this part: radioButton");
  const details = summary.closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(details.textContent).toContain('"values"');
});

test('a sensitive picture stays hidden until the reader reveals it', async () => {
  await view({ ...SHOWN, 'pages/show': page({ content: [{ id: 'a', type: 'image', fileId: 'f2' }], attachedFiles: [secret] }) });
  expect(screen.queryByRole('img', { name: 'Secret' })).toBeNull();
  expect(screen.getByRole('button', { name: /sensitive/i })).toBeTruthy();
});

test('pictures and notes that are gone leave a word in their place', async () => {
  const content = [
    { id: 'a', type: 'image', fileId: 'gone' },
    { id: 'b', type: 'note', note: 'n9', detailed: false },
  ];
  const missing = apiError({ endpoint: 'notes/show', status: 404, code: 'NO_SUCH_NOTE' });
  await view({ ...SHOWN, 'pages/show': page({ content }), 'notes/show': missing });
  expect(screen.getByText('The image was deleted.')).toBeTruthy();
  expect(screen.getByText("The note was deleted, or you can't see it.")).toBeTruthy();
});

test('a page that does not load says why and can be asked for again', async () => {
  const { api } = await view({ 'pages/show': apiError({ code: 'INTERNAL_ERROR' }), 'users/pages': [] });
  api.on('pages/show', RICH);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
  expect(screen.getByRole('heading', { name: 'Oven' })).toBeTruthy();
});

test('a page of somebody else is liked at once, and unliked after a question', async () => {
  const shown = await view({ ...SHOWN, 'pages/like': undefined, 'pages/unlike': undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Like (2)' }));
  await loaded();
  const button = screen.getByRole('button', { name: 'Like (3)' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  await loaded();
  expect(shown.api.paramsOf('pages/unlike')).toEqual([]);
  await answer(shown, true);
  expect({ like: shown.api.paramsOf('pages/like'), unlike: shown.api.paramsOf('pages/unlike') }).toEqual({
    like: [{ pageId: 'p1' }],
    unlike: [{ pageId: 'p1' }],
  });
  expect(screen.getByRole('button', { name: 'Like (2)' })).toBeTruthy();
});

test('a refused like is taken back', async () => {
  const shown = await view({ ...SHOWN, 'pages/like': apiError({ code: 'ALREADY_LIKED' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Like (2)' }));
  await loaded();
  expect(screen.getByRole('button', { name: 'Like (2)' })).toBeTruthy();
  expect(shown.overlay()?.kind === 'dialog' || shown.root.overlays.toasts.items.length > 0).toBe(true);
});

test('readers can share and report a page, its author edits, pins and deletes it', async () => {
  const reader = await view(SHOWN);
  await openMenu();
  expect(await menuTexts(reader)).toEqual(['Copy link', 'Share in a note', '-', 'Open in window', 'View source', '-', 'Report']);
  reader.unmount();
  const author = await view({ ...SHOWN, 'i/update': alice.me({ pinnedPageId: 'p1' }), 'pages/delete': undefined }, alice.me());
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
  await openMenu();
  expect(await menuTexts(author)).toEqual([
    'Edit',
    'Pin to profile',
    '-',
    'Copy link',
    'Share in a note',
    '-',
    'Open in window',
    'View source',
    '-',
    'Delete',
  ]);
  await act(() => chooseItem(author, 'Pin to profile'));
  expect(author.api.paramsOf('i/update')).toEqual([{ pinnedPageId: 'p1' }]);
});

test('the button for sharing offers the link, and a note for readers with an account', async () => {
  const reader = await view(SHOWN);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await menuTexts(reader)).toEqual(['Copy link', 'Share in a note']);
});

test('a document has one heading of the first level, and its title stands above it in full', async () => {
  await view(SHOWN);
  const headings = screen.getAllByRole('heading').map((one) => `${one.tagName} ${one.textContent}`);
  expect(headings).toEqual(['H1 How to bake', 'H2 Oven', 'H3 Heat']);
  expect(within(screen.getAllByRole('article')[0]!).getByText('How to bake')).toBeTruthy();
});

test('a page is still listed when the store of users has forgotten its author', async () => {
  const { account } = await open(<PagesPage params={{}} />, { 'pages/featured': [page()] });
  act(() => writtenPages.of(account).patch('p1', (known) => ({ ...known, userId: 'forgotten' })));
  expect(screen.getByRole('link', { name: 'How to bake' }).getAttribute('href')).toBe('/@alice/pages/bake');
});

test('a page is deleted after a question', async () => {
  const author = await view({ ...SHOWN, 'pages/delete': undefined }, alice.me());
  await openMenu();
  await act(() => chooseItem(author, 'Delete'));
  expect(author.api.paramsOf('pages/delete')).toEqual([]);
  await answer(author, true);
  expect({ deleted: author.api.paramsOf('pages/delete'), visited: author.visited }).toEqual({
    deleted: [{ pageId: 'p1' }],
    visited: ['/pages#mine'],
  });
});

test('the source of a page shows what its author typed', async () => {
  await open(<PageSourcePage params={{ username: 'alice', pageName: 'bake' }} />, SHOWN);
  expect(screen.getByText('Rye is **strong**.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Oven' })).getByText('f1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe('/@alice/pages/bake');
});

test('the source of a page tells what is set for it as a whole', async () => {
  const picture = file({ url: 'https://example.test/files/bread.webp', comment: 'Bread' });
  const shown = page({ font: 'serif', alignCenter: true, eyeCatchingImageId: picture.id, eyeCatchingImage: picture });
  await open(<PageSourcePage params={{ username: 'alice', pageName: 'bake' }} />, { ...SHOWN, 'pages/show': shown });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['How to bake', 'With patience', 'bake', 'Serif', 'Centered', '']);
  expect(screen.getByRole('img', { name: 'Bread' })).toBeTruthy();
});

test('the list of pages has those that most like, and visitors get only these', async () => {
  const visitor = renderWith(<PagesPage params={{}} />, { me: null, api: { 'pages/featured': [page()] } });
  await loaded();
  expect(screen.getByRole('link', { name: 'How to bake' }).getAttribute('href')).toBe('/@alice/pages/bake');
  expect(screen.getByText('2 likes')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New page' })).toBeNull();
  visitor.unmount();
});

test('an empty list of own pages offers to write one', async () => {
  const shown = await open(<PagesPage params={{ tab: 'mine' }} />, { 'i/pages': [] });
  expect(screen.getByText("You haven't written any pages yet.")).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'New page' }).at(-1)!);
  expect(shown.visited).toEqual(['/pages/new']);
});

test('the liked pages are listed by their likes', async () => {
  await open(<PagesPage params={{ tab: 'liked' }} />, { 'i/page-likes': [{ id: 'l1', page: page({ isLiked: true }) }] });
  expect(screen.getByRole('link', { name: 'How to bake' })).toBeTruthy();
});

test('a list of pages that does not load can be asked for again', async () => {
  const { api } = await open(<PagesPage params={{}} />, { 'pages/featured': apiError({ code: 'INTERNAL_ERROR' }) });
  api.on('pages/featured', []);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
  expect(screen.getByText('No one has liked a page yet.')).toBeTruthy();
});

test('a profile shows the pinned page, without its title if the author wants it', async () => {
  const pinned = page({ content: [{ id: 'a', type: 'text', text: 'Rye.' }], title: 'Hidden title', hideTitleWhenPinned: true });
  const shown = renderWith(<UserProfile userId={alice.build().id} />, { api: { 'notes/show': toast } });
  act(() => void shown.account.ingest.users([alice.detailed({ pinnedPageId: 'p1', pinnedPage: pinned })], 'fetch'));
  await loaded();
  const region = screen.getByRole('region', { name: 'Pinned page' });
  expect(within(region).getByText('Rye.')).toBeTruthy();
  expect(within(region).queryByText('Hidden title')).toBeNull();
  expect(within(region).getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe('/@alice/pages/bake');
});
