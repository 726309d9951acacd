import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireNote, WireUrlPreview } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import { settled } from '../../fixtures/createTestRoot';
import { note, user } from '../../fixtures/builders';
import { renderWith } from '../note/renderNote';

const alice = user('alice').build();
const FAR = 'https://far.example/page';
const far: Partial<WireUrlPreview> = {
  title: 'The far page',
  description: 'What is far away',
  sitename: 'Far',
  thumbnail: 'https://far.example/a.png',
};
const player = { url: 'https://play.example/embed', width: 640, height: 360, allow: ['autoplay', 'camera'] };

/** A preview for every address in a text. */
const everyPageOf = (text: string): Record<string, Partial<WireUrlPreview>> =>
  Object.fromEntries((text.match(/https:\/\/[^\s#)]+/g) ?? []).map((address) => [address, { title: 'A page' }]));

/** A note by Alice in a list, and pages whose preview the server knows. */
async function showNote(text: string, previews = everyPageOf(text), quoted?: WireNote) {
  const builder = note().by(alice).text(text);
  const shown = (quoted ? builder.quoting(quoted, text) : builder).build();
  const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
  for (const [address, preview] of Object.entries(previews)) view.api.previews.set(address, preview);
  await act(settled);
  return view;
}

const cards = () => screen.queryAllByRole('group', { name: /^Preview of / });
const card = (host = 'far.example') => screen.findByRole('group', { name: `Preview of ${host}` });
const frame = () => document.querySelector('iframe');

/** Returns a function that tells everything that waits for it whether it is in sight. */
function watchSight(): (isIntersecting: boolean) => void {
  const watching = new Set<(entries: readonly object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: readonly object[]) => void) {}
      observe() {
        watching.add(this.tell);
      }
      disconnect() {
        watching.delete(this.tell);
      }
    },
  );
  return (isIntersecting) => {
    for (const tell of watching) tell([{ isIntersecting }]);
  };
}

beforeEach(async () => {
  // The card's code is loaded before, because its loading is not tested here.
  await import('~/components/urlPreview/UrlPreview');
});

describe('the links of a note', () => {
  test('UP1 the links of a note have one card each, except for repeated and silent links', async () => {
    await showNote(`${FAR}#a ${FAR}#b https://other.example/ ?[quiet](https://quiet.example/) [named](https://named.example/)`);
    await card();
    expect(cards().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Preview of far.example',
      'Preview of other.example',
      'Preview of named.example',
    ]);
  });

  test('UP1 the links of a note have no card for the quoted note', async () => {
    const quoted = note().by(alice).with({ url: 'https://remote.example/@bob/1', uri: 'https://remote.example/notes/1' }).build();
    await showNote(`https://remote.example/notes/1 https://remote.example/@bob/1 ${FAR}`, undefined, quoted);
    await card();
    expect(cards()).toHaveLength(1);
  });

  test('UP1 the links of a note have no cards if the settings turn them off', async () => {
    const { root, api } = await showNote(FAR);
    await card();
    act(() => root.settings.set('showUrlPreview', false));
    expect(cards()).toEqual([]);
    expect(api.previewed).toHaveLength(1);
  });

  test('UP1 the links of a note have cards in a text that takes long to parse', async () => {
    await showNote(`${FAR} ${'?[['.repeat(80)}`);
    expect(await card()).toBeTruthy();
  });

  test('UP1 a text that takes long to parse is folded like any other', async () => {
    const links = Array.from({ length: 4 }, (_, n) => `https://a${n}.example/`).join(' ');
    // It is short enough, but openers without closers slow down the parser.
    await showNote(`${links} ${'?[['.repeat(80)}`);
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  test('UP1 the links of a note have at most eight cards', async () => {
    await showNote(Array.from({ length: 20 }, (_, n) => `https://a${n}.example/`).join(' '));
    await card('a0.example');
    expect(cards()).toHaveLength(8);
  });
});

describe('a card', () => {
  test('UP8 a card shows the page and opens it in a new tab', async () => {
    await showNote(FAR, { [FAR]: far });
    await card();
    const link = await screen.findByRole('link', { name: /The far page/ });
    expect({ href: link.getAttribute('href'), target: link.getAttribute('target'), rel: link.getAttribute('rel') }).toEqual({
      href: FAR,
      target: '_blank',
      rel: 'nofollow noopener noreferrer',
    });
    expect(link.textContent).toBe('The far pageFar · far.example');
    const picture = (await card()).querySelector('img')!;
    expect(new URL(picture.src).searchParams.get('url')).toBe('https://far.example/a.png');
  });

  test.each([
    ['bank.example', 'bank.example · far.example'],
    ['far.example', 'far.example'],
    [null, 'far.example'],
  ])('UP13 a card shows the address of a site that calls itself %s', async (sitename, shown) => {
    await showNote(FAR, { [FAR]: { ...far, title: 'Page', description: null, sitename } });
    expect((await screen.findByRole('link', { name: /^Page/ })).textContent).toBe(`Page${shown}`);
  });

  test('UP7 a card has no image with the data saver', async () => {
    const { root } = await showNote(FAR, { [FAR]: far });
    act(() => root.settings.set('dataSaver', { ...root.settings.get('dataSaver'), urlPreview: true }));
    await screen.findByRole('link', { name: /The far page/ });
    expect((await card()).querySelector('img')).toBeNull();
  });

  test('UP8 a card opens a page of ours in its pane', async () => {
    const own = 'https://example.test/notes/abc';
    const { visited } = await showNote(own, { [own]: { title: 'A note of ours' } });
    const link = await screen.findByRole('link', { name: /A note of ours/ });
    expect(link.getAttribute('href')).toBe('/notes/abc');
    fireEvent.click(link);
    expect(visited).toEqual(['/notes/abc']);
  });

  test('UP6 a page that cannot be previewed keeps its place with its address while it is seen, and has none afterwards', async () => {
    const see = watchSight();
    const { rerender, account } = await showNote(`${FAR} https://b.example/`, { 'https://b.example/': { title: 'Bee' } });
    expect((await screen.findByRole('link', { name: 'far.example /page' })).getAttribute('href')).toBe(FAR);
    act(() => see(true));
    expect(cards()).toHaveLength(2);
    act(() => see(false));
    expect({ cards: cards().length, places: document.querySelectorAll('[class*="place"]').length }).toEqual({ cards: 1, places: 1 });

    const other = note().by(alice).text(FAR).build();
    act(() => void account.ingest.notes([other], 'fetch'));
    rerender(<NoteCard noteId={other.id} />);
    expect(document.querySelector('[class*="place"]')).toBeNull();
  });

  test('UP6 a card fills its line while it is seen, and becomes higher once it is out of sight', async () => {
    const see = watchSight();
    await showNote(FAR, { [FAR]: far });
    await screen.findByRole('link', { name: /The far page/ });
    const size = () => document.querySelector<HTMLElement>('[data-status]')!.dataset['size'];
    act(() => see(true));
    expect(size()).toBe('line');
    act(() => see(false));
    expect(size()).toBe('card');
  });

  test('UP6 a link that leads nowhere has no place for a card', async () => {
    await showNote('https://example.test//far.example/page https://name:word@far.example/');
    expect(document.querySelector('[class*="place"]')).toBeNull();
  });

  test('UP6 a card says that it is loading', async () => {
    const view = await showNote('plain');
    vi.spyOn(view.api, 'urlPreview').mockReturnValue(new Promise(() => {}));
    const other = note().by(alice).text(FAR).build();
    act(() => void view.account.ingest.notes([other], 'fetch'));
    view.rerender(<NoteCard noteId={other.id} />);
    await card();
    expect(screen.getByRole('link', { name: 'Loading preview of far.example' })).toBeTruthy();
  });
});

describe('players', () => {
  test('UP9 UP10 players load in a sandbox after a click, and close after another', async () => {
    await showNote(FAR, { [FAR]: { ...far, player } });
    const play = await screen.findByRole('button', { name: 'Play The far page' });
    expect(frame()).toBeNull();
    fireEvent.click(play);
    const shown = screen.getByTitle<HTMLIFrameElement>('The far page player');
    expect(shown.src).toBe('https://play.example/embed?autoplay=1&auto_play=1');
    expect((shown.getAttribute('sandbox') ?? '').split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
      'allow-storage-access-by-user-activation',
    ]);
    expect({ allow: shown.getAttribute('allow'), aspectRatio: Number.parseFloat(shown.style.aspectRatio) }).toEqual({
      allow: 'autoplay',
      aspectRatio: 640 / 360,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Close player' }));
    expect(frame()).toBeNull();
  });

  test('players keep the focus in their note when the pressed button is removed', async () => {
    await showNote(FAR, { [FAR]: { ...far, player } });
    const press = (button: HTMLElement) => {
      button.focus();
      fireEvent.click(button);
      expect(button.isConnected).toBe(false);
      return document.activeElement;
    };
    const article = screen.getByRole('article');
    expect(press(await screen.findByRole('button', { name: 'Play The far page' }))).toBe(article);
    expect(press(screen.getByRole('button', { name: 'Close player' }))).toBe(article);
  });

  test('players can play in a window', async () => {
    const { overlay } = await showNote(FAR, { [FAR]: { ...far, player } });
    fireEvent.click(await screen.findByRole('button', { name: 'Play The far page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play in a window' }));
    expect(frame()).toBeNull();
    expect(overlay()).toMatchObject({ id: 'player', params: { title: 'The far page', player: { width: 640 } } });
  });

  test('UP10 players are not offered from our own origin or without TLS', async () => {
    await showNote(`${FAR} https://b.example/`, {
      [FAR]: { ...far, player: { ...player, url: 'https://example.test/files/x' } },
      'https://b.example/': { title: 'Bee', player: { ...player, url: 'http://play.example/' } },
    });
    await screen.findByRole('link', { name: /Bee/ });
    expect(screen.queryByRole('button', { name: /^Play / })).toBeNull();
  });

  test('UP9 players load posts of X only after a click, at the height that X reports', async () => {
    const post = 'https://x.com/a/status/123';
    await showNote(post);
    await card('x.com');
    expect(frame()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show post' }));
    const shown = screen.getByTitle<HTMLIFrameElement>('Post on X');
    expect(new URL(shown.src).origin).toBe('https://platform.twitter.com');
    const say = (origin: string, height: number) =>
      act(
        () =>
          void dispatchEvent(
            new MessageEvent('message', { origin, data: { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height }] } } }),
          ),
      );
    say('https://evil.example', 900);
    expect(shown.style.blockSize).toBe('150px');
    say('https://platform.twitter.com', 420);
    expect(shown.style.blockSize).toBe('420px');
    fireEvent.click(screen.getByRole('button', { name: 'Hide post' }));
    expect(frame()).toBeNull();
  });
});
