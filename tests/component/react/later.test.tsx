import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NoteCard } from '~/components/note/card/NoteCard';
import { LazyFailure } from '~/components/async/LazyFailure';
import { HoverCards } from '~/components/user/HoverCards';
import { I18n } from '~/i18n/I18n';
import { LoadError } from '~/lib/AppError';
import { later } from '~/react/later';
import { file, note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { renderWith } from '../note/renderNote';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice').build();
const retry = () => screen.findByRole('button', { name: 'Try again' });

/** Fails to load texts. A component loads with its texts, so it is missing without them. */
const loseTexts = () => vi.spyOn(I18n.prototype, 'shared').mockRejectedValue(new LoadError('offline'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a component that loads late', () => {
  const Greeting = ({ to }: { to: string }) => <p>Hello {to}</p>;

  test('a component that loads late shows the placeholder until it is loaded', async () => {
    const Place = later<{ to: string }>(async () => Greeting, { waiting: ({ to }) => <p>{to} waits</p> });
    renderWith(<Place to="Bob" />);
    expect(screen.getByText('Bob waits')).toBeTruthy();
    expect(await screen.findByText('Hello Bob')).toBeTruthy();
  });

  test('a component that was loaded ahead is shown at once, and each root knows whether it is loaded', async () => {
    const Place = later<{ to: string }>(async () => Greeting, { waiting: ({ to }) => <p>{to} waits</p> });
    const test = createTestRoot();
    await Place.fetch(test.root);
    const isLoaded = { here: Place.state(test.root).isLoaded, elsewhere: Place.state(createTestRoot().root).isLoaded };
    expect(isLoaded).toEqual({ here: true, elsewhere: false });
    renderWithRoot(<Place to="Bob" />, { test });
    expect(screen.getByText('Hello Bob')).toBeTruthy();
  });

  test('a component around the first notes is not loaded before they are painted', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
    const Place = later<{ to: string }>(load, { waiting: ({ to }) => <p>{to} waits</p>, comesAfterNotes: true });
    const test = createTestRoot({ isStarting: true });
    renderWithRoot(<Place to="Bob" />, { test });
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Bob waits')).toBeTruthy();
    act(() => void test.root.startOrder.run(() => new Promise(() => {})));
    expect(await screen.findByText('Hello Bob')).toBeTruthy();
  });

  test('a component that loads late shows a failure in every place, and loads all of them with one retry', async () => {
    let isOnline = false;
    const Place = later<{ to: string }>(
      async () => {
        if (!isOnline) throw new TypeError('offline');
        return Greeting;
      },
      { failed: LazyFailure },
    );
    renderWith(
      <>
        <Place to="Alice" />
        <Place to="Bob" />
      </>,
    );
    const [first] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getAllByText("Couldn't load part of the page")).toHaveLength(2);
    isOnline = true;
    fireEvent.click(first!);
    expect(await screen.findByText('Hello Bob')).toBeTruthy();
    expect(screen.getByText('Hello Alice')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a component that loads late keeps the placeholder if the place shows no errors', async () => {
    const Place = later<object>(() => Promise.reject(new TypeError('offline')), { waiting: () => <p>Plain</p> });
    renderWith(<Place />);
    await act(settled);
    expect(screen.getByText('Plain')).toBeTruthy();
  });
});

describe('a note whose code does not load completely', () => {
  test('a note whose code does not load completely says so once for its files, shows its text, and loads the files with a retry', async () => {
    vi.doMock('~/components/media/MediaFile', () => {
      throw new TypeError('offline');
    });
    const shown = note()
      .by(alice)
      .text('two pictures')
      .with({ files: [file({ comment: 'first' }), file({ comment: 'second' })] })
      .build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const button = await retry();
    expect(screen.getByText('two pictures')).toBeTruthy();
    vi.doUnmock('~/components/media/MediaFile');
    fireEvent.click(button);
    expect(await screen.findByRole('img', { name: 'first' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'second' })).toBeTruthy();
  });

  test('a note whose code does not load completely says so once for its links, shows its text, and loads the cards with a retry', async () => {
    const lost = loseTexts();
    const shown = note().by(alice).text('https://far.example/ and https://other.example/').build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const button = await retry();
    expect(screen.getByRole('link', { name: /far\.example/ })).toBeTruthy();
    lost.mockRestore();
    fireEvent.click(button);
    expect(await screen.findAllByRole('group', { name: /^Preview of / })).toHaveLength(2);
  });

  test('a note whose code does not load completely opens no hover card, and keeps everything else', async () => {
    vi.useFakeTimers();
    loseTexts();
    renderWith(
      <>
        <button type="button" data-hover-user={alice.id}>
          Alice
        </button>
        <HoverCards />
      </>,
    );
    fireEvent.pointerMove(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(screen.getByRole('button', { name: 'Alice' })).toBeTruthy();
  });
});
