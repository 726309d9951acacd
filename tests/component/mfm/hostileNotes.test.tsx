import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NoteCard } from '~/components/note/card/NoteCard';
import { NoteDetail } from '~/components/note/thread/NoteDetail';
import { hostileNotes, type HostileNote } from '../../fixtures/hostileNotes';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

const all = hostileNotes();
const asCard = (id: string) => <NoteCard key={id} noteId={id} />;
const familyOf = ({ family }: HostileNote): string => family.split(':')[0]!;

/** Renders notes side by side and waits for everything that loads late. */
async function draw(notes: readonly HostileNote[], card: (id: string) => ReactNode) {
  const shown = renderWithRoot(<div />, { me: user('alice').me() });
  const { ingest } = shown.root.session.current;
  const ids = ingest.notes(
    notes.map(({ note }) => note),
    'fetch',
  );
  shown.rerender(ids.map(card));
  await act(() => vi.dynamicImportSettled());
  return { ...shown, ids };
}

afterEach(() => {
  if (Reflect.get(window, '__owned') !== undefined) throw new Error('a note has run its own code');
});

test('there are at least five hundred hostile notes', () => {
  expect(all.length).toBeGreaterThanOrEqual(500);
});

describe.each([...new Set(all.map(familyOf))])('hostile notes: %s', (family) => {
  const notes = all.filter((one) => familyOf(one) === family);

  // One test, because drawing them takes seconds.
  test('hostile notes are drawn without an exception or a warning, each as an article, with links only to pages and no elements of their own', async () => {
    const { ids, container } = await draw(notes, asCard);
    expect(ids).toHaveLength(notes.length);
    expect(container.querySelectorAll('article')).toHaveLength(notes.length);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href]')];
    expect(links.filter(({ protocol }) => protocol !== 'http:' && protocol !== 'https:').map(({ href }) => href)).toEqual([]);
    expect(
      container.querySelector(
        'script, style, iframe, object, embed, link, meta, base, [onerror], [onload], [onclick], input[type="password"]',
      ),
    ).toBeNull();
    const sources = [...container.querySelectorAll('img, video, audio, source')].flatMap((element) =>
      ['src', 'srcset', 'poster'].map((name) => element.getAttribute(name)).filter((address) => address !== null && address !== ''),
    );
    expect(
      sources.filter((address) => !/^(?:http:\/\/localhost:3000\/|https:\/\/example\.test\/|\/(?!\/)|data:image\/)/.test(address!)),
    ).toEqual([]);
  });
});

test('a hostile note is rendered on its own page', async () => {
  const some = all.filter((_, place) => place % 9 === 0);
  const { container } = await draw(some, (id) => <NoteDetail key={id} noteId={id} outerId={id} />);
  expect(container.querySelectorAll('article').length).toBeGreaterThan(0);
});

test('a note without an id is skipped without an exception', () => {
  const { root } = renderWithRoot(<div />);
  const { ingest, notes } = root.session.current;
  const nothing = [null, undefined, 5, 'x', [], {}, { id: null }, { id: 5 }, { id: '' }, { id: {} }];
  expect(ingest.notes(nothing as never, 'fetch')).toEqual([]);
  expect(() => nothing.map((one) => ingest.note(one as never, 'stream'))).not.toThrow();
  expect(() => ingest.users(nothing as never, 'fetch')).not.toThrow();
  expect(notes.get('')).toBeUndefined();
});
