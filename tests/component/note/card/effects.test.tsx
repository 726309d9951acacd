import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { NoteCard } from '~/components/note/card/NoteCard';
import { note, user } from '../../../fixtures/builders';
import { loaded, openItems, renderWith } from '../renderNote';

const shown = note().by(user('alice').build()).build();

/** The places on screen where ripples are drawn. */
const ripples = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-effect]')].map(({ style }) =>
    ['--effect-x', '--effect-y'].map((name) => style.getPropertyValue(name)).join(' '),
  );

beforeEach(() => {
  for (const effect of document.querySelectorAll('[data-effect]')) effect.remove();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 40, 20));
  return () => vi.restoreAllMocks();
});

async function renote(animation: boolean): Promise<void> {
  const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/create': { createdNote: shown } } });
  runInAction(() => view.root.settings.set('animation', animation));
  fireEvent.click(screen.getByRole('button', { name: 'Renote' }));
  await loaded();
  const [item] = await openItems(view);
  if (!item || !('action' in item)) throw new Error('the menu has no renote');
  act(() => void item.action());
  await loaded();
}

async function post(text: string): Promise<void> {
  renderWith(<Composer variant="inline" params={{ initialText: text }} />, { api: { 'notes/create': { createdNote: shown } } });
  fireEvent.submit(screen.getByRole('form', { name: 'New note' }));
  await loaded();
}

describe('a ripple', () => {
  test('a ripple shows at the button of a renoted note', async () => {
    await renote(true);
    expect(ripples()).toEqual(['120px 210px']);
  });

  test('a ripple does not show for people who want no motion', async () => {
    await renote(false);
    expect(ripples()).toEqual([]);
  });

  test('a ripple shows at the button that posts', async () => {
    await post('Hello');
    expect(ripples()).toEqual(['120px 210px']);
  });

  test('a ripple does not show if nothing can be posted', async () => {
    await post('');
    expect(ripples()).toEqual([]);
  });
});
