import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import NotePage from '../../../pages/note/NotePage';
import type { WireNote } from '~/api/wire';
import type { FrameKind } from '~/router/PaneContext';
import { PaneContext } from '~/router/PaneContext';
import { apiError } from '../../fixtures/FakeApi';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';
import { chooseItem, menuTexts, renderWith } from '../note/renderNote';

const shown = note().id('n1').by(user('alice').build()).text('Here I am').build();

type Answer = WireNote | ReturnType<typeof apiError>;

async function open(frame: FrameKind = 'main', answer: Answer = shown) {
  const titles: string[] = [];
  const view = renderWith(
    <PaneContext value={fakePane([], { frame, setTitle: (title) => void titles.push(title) })}>
      <NotePage params={{ noteId: 'n1' }} />
    </PaneContext>,
    { api: { 'notes/show': answer, 'notes/children': [] } },
  );
  await act(async () => void (await view.account.mutes.loading));
  await act(settled);
  return { ...view, titles };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

test('the title shows the author and date of the note', async () => {
  const { titles, container } = await open();
  expect(titles).toEqual(['Note', 'Note by Alice']);
  expect(screen.getByRole('heading', { level: 1, name: 'Note by Alice' })).toBeTruthy();
  const header = container.querySelector<HTMLElement>('[data-part="header"]')!;
  expect(within(header).getByRole('time').textContent).toContain('2024');
  expect(header.querySelector('img')).toBeTruthy();
});

test('a column shows author and date in its title, without another heading', async () => {
  const { titles, container } = await open('column');
  expect(titles.at(-1)).toBe('Note by Alice');
  expect(container.querySelector('[data-part="header"] time')).toBeNull();
});

test('the page of a renote shows the renoted note', async () => {
  const { titles } = await open(
    'main',
    note()
      .id('n1')
      .by(user('carol').build())
      .renoting({ ...shown, id: 'n2' })
      .build(),
  );
  expect(titles.at(-1)).toBe('Note by Alice');
});

test('a note that does not load has a plain title and no share actions', async () => {
  const { titles } = await open('main', apiError());
  expect({ titles, shareButton: screen.queryByRole('button', { name: 'Share' }) }).toEqual({ titles: ['Note'], shareButton: null });
});

test('the page copies the address, and shares it if the system can', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const view = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await act(settled);
  expect(await menuTexts(view)).toEqual(['Copy link', 'Share']);
  const url = `${runInAction(() => view.account.api.origin)}/notes/n1`;
  await act(() => chooseItem(view, 'Copy link'));
  expect(writeText).toHaveBeenCalledWith(url);
  await act(() => chooseItem(view, 'Share'));
  expect(share).toHaveBeenCalledWith({ title: 'Note by Alice', text: 'Here I am', url });
});
