import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { observable, runInAction } from 'mobx';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import type { MenuItem } from '~/stores/ui/menuItems';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { apiError } from '../../fixtures/FakeApi';
import { settled } from '../../fixtures/createTestRoot';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

function setUp() {
  const test = renderWithRoot(
    <>
      <button type="button">opener</button>
      <OverlayHost />
    </>,
  );
  const opener = screen.getByText<HTMLButtonElement>('opener');
  opener.focus();
  return { ...test, overlays: test.root.overlays, opener };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

async function openMenu(items: readonly MenuItem[] | Promise<readonly MenuItem[]>) {
  const test = setUp();
  await act(async () => void test.overlays.openMenu(test.opener, items, { label: 'Things' }));
  await nextFrame();
  return test;
}

const entry = (name: string) => screen.getByRole('menuitem', { name });
/** The events of a key press and a click that the menu primitive listens to. */
const choose = async (element: HTMLElement) => {
  await act(async () => {
    element.focus();
    fireEvent.keyDown(element, { key: 'Enter' });
  });
  await nextFrame();
};

describe('a menu', () => {
  test('a menu closes when the page beside it is pressed', async () => {
    await openMenu([{ text: 'Copy', action: () => {} }]);
    await act(async () => {
      fireEvent.pointerDown(document.body, { button: 0 });
      fireEvent.click(document.body);
    });
    await nextFrame();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('a menu has a name and its entries', async () => {
    await openMenu([
      { text: 'Copy', action: () => {} },
      { type: 'divider' },
      { type: 'label', text: 'Danger' },
      { text: 'Delete', danger: true, action: () => {} },
    ]);
    const menu = screen.getByRole('menu', { name: 'Things' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Copy', 'Delete']);
    expect(within(menu).getByRole('separator')).toBeTruthy();
  });

  test('a menu closes, gives the focus back, and then runs the chosen entry', async () => {
    const focused: (string | null | undefined)[] = [];
    const test = await openMenu([{ text: 'Copy', action: () => void focused.push(document.activeElement?.textContent) }]);
    await choose(entry('Copy'));
    expect({ focused, stack: runInAction(() => test.overlays.stack) }).toEqual({ focused: ['opener'], stack: [] });
  });

  test('a menu shows a message when the chosen entry fails', async () => {
    await openMenu([{ text: 'Copy', action: () => Promise.reject(new NetworkError()) }]);
    await choose(entry('Copy'));
    expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toMatch(/.+/);
  });

  test('a menu closes by Escape and gives the focus back', async () => {
    const { opener } = await openMenu([{ text: 'Copy', action: () => {} }]);
    await act(async () => escape());
    await nextFrame();
    expect({ menu: screen.queryByRole('menu'), focused: document.activeElement }).toEqual({ menu: null, focused: opener });
  });

  test('a menu gives the focus back to the focused element around its opener', async () => {
    const { root } = renderWithRoot(
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows of a feed take the focus */}
        <article tabIndex={0}>
          <button type="button">opener</button>
        </article>
        <OverlayHost />
      </>,
    );
    const row = screen.getByRole('article');
    row.focus();
    await act(async () => void root.overlays.openMenu(screen.getByText('opener'), [{ text: 'Copy', action: () => {} }]));
    await nextFrame();
    await act(async () => escape());
    await nextFrame();
    expect(document.activeElement).toBe(row);
  });

  /** Opens a menu from a button in a row, and removes the button, or its whole row, before the menu closes. */
  async function closeOver(id: string, left: readonly string[], list: ComponentProps<'div'> = { role: 'feed' }) {
    const Rows = ({ ids, pressable }: { ids: readonly string[]; pressable: readonly string[] }) => (
      <>
        <div {...list}>
          {ids.map((name) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows of a feed take the focus
            <article key={name} tabIndex={0} aria-label={name}>
              {pressable.includes(name) && <button type="button">more of {name}</button>}
            </article>
          ))}
        </div>
        <OverlayHost />
      </>
    );
    const ids = ['a', 'b', 'c'];
    const { root, rerender } = renderWithRoot(<Rows ids={ids} pressable={ids} />);
    const opener = screen.getByRole('button', { name: `more of ${id}` });
    opener.focus();
    await act(async () => void root.overlays.openMenu(opener, [{ text: 'Delete', action: () => {} }]));
    await nextFrame();
    rerender(<Rows ids={left} pressable={left.filter((name) => name !== id)} />);
    await act(async () => escape());
    await nextFrame();
    return document.activeElement?.getAttribute('aria-label');
  }

  test.each([
    ['the next row', 'b', ['a', 'c'], 'c'],
    ['the row before, at the end of the list,', 'c', ['a', 'b'], 'b'],
    ['the nearest remaining row', 'a', ['c'], 'c'],
  ])('a menu gives the focus to %s if its own row is gone meanwhile', async (_what, id, left, expected) => {
    expect(await closeOver(id, left)).toBe(expected);
  });

  test('a menu gives the focus to the next note of a conversation if its own is gone', async () => {
    expect(await closeOver('b', ['a', 'c'], { 'data-part': 'thread' } as ComponentProps<'div'>)).toBe('c');
  });

  test('a menu gives the focus to its own row if only its button is gone', async () => {
    expect(await closeOver('b', ['a', 'b', 'c'])).toBe('b');
  });

  test.each([
    ['gone', <p key="gone">voted</p>],
    [
      'out of use',
      <button key="opener" type="button" inert>
        opener
      </button>,
    ],
  ])('a menu gives the focus to the note around its opener if the opener is %s meanwhile', async (_what, after) => {
    const note = (content: ReactElement) => (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- notes take the focus */}
        <article tabIndex={0}>{content}</article>
        <OverlayHost />
      </>
    );
    const { root, rerender } = renderWithRoot(
      note(
        <button key="opener" type="button">
          opener
        </button>,
      ),
    );
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    await act(async () => void root.overlays.openMenu(opener, [{ text: 'Copy', action: () => {} }]));
    await nextFrame();
    rerender(note(after));
    await act(async () => escape());
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });

  test('a menu moves the focus by arrow keys, from the last entry to the first', async () => {
    await openMenu([
      { text: 'One', action: () => {} },
      { text: 'Two', action: () => {} },
    ]);
    for (const expected of ['One', 'Two', 'One']) {
      await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' }));
      await nextFrame();
      expect(document.activeElement?.textContent).toBe(expected);
    }
  });

  test('a menu shows that its entries are loading, and then the entries', async () => {
    let arrive: (items: readonly MenuItem[]) => void = () => {};
    await openMenu(new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('menuitem').textContent).toBe('…');
    await act(async () => arrive([{ text: 'Late', action: () => {} }]));
    expect(entry('Late')).toBeTruthy();
  });

  test('a menu closes with a message when its entries fail to load', async () => {
    await openMenu(Promise.reject(new NetworkError()));
    await nextFrame();
    expect({ menu: screen.queryByRole('menu'), messages: screen.getByRole('region', { name: 'Alerts' }).textContent }).toEqual({
      menu: null,
      messages: expect.stringMatching(/.+/),
    });
  });

  test('a menu says that it is empty if it has no entries', async () => {
    await openMenu([]);
    expect(screen.getByRole('menu').textContent).toBe('Nothing here');
  });

  test('a menu marks the current choice and disables it', async () => {
    const action = vi.fn<() => void>();
    await openMenu([
      { text: 'English', active: true, action },
      { text: '日本語', active: false, action },
    ]);
    const [current, other] = screen.getAllByRole('menuitemradio');
    await choose(current!);
    expect({
      currentChecked: current!.getAttribute('aria-checked'),
      otherChecked: other!.getAttribute('aria-checked'),
      actionCalls: action.mock.calls,
    }).toEqual({ currentChecked: 'true', otherChecked: 'false', actionCalls: [] });
  });

  test('a menu toggles a switch without closing', async () => {
    const value = observable.box(false);
    await openMenu([{ type: 'switch', text: 'Dark', get: () => value.get(), set: (next) => runInAction(() => value.set(next)) }]);
    const item = screen.getByRole('menuitemcheckbox', { name: 'Dark' });
    await choose(item);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  });

  test('a menu does not toggle a disabled switch', async () => {
    const set = vi.fn<(value: boolean) => void>();
    const value = observable.box(false);
    await openMenu([{ type: 'switch', text: 'Dark', disabled: true, get: () => value.get(), set }]);
    await choose(screen.getByRole('menuitemcheckbox', { name: 'Dark' }));
    expect(set).not.toHaveBeenCalled();
  });

  test('a menu opens a page of the product in the pane', async () => {
    const { visited } = await openMenu([{ type: 'link', to: '/@alice', text: 'Profile', indicate: true }]);
    const link = screen.getByRole('menuitem', { name: /Profile/ });
    expect(link.textContent).toContain('Unread');
    await act(async () => fireEvent.click(link));
    expect(visited).toEqual(['/@alice']);
  });

  test('a menu does not open an invalid address', async () => {
    await openMenu([{ type: 'a', href: 'javascript:alert(1)', text: 'Evil' }]);
    expect(entry('Evil').getAttribute('href')).toBeNull();
  });

  test('UP8 a menu sends no referrer with links to other sites', async () => {
    await openMenu([{ type: 'a', href: 'https://far.example/', target: '_blank', text: 'Far' }]);
    expect(screen.getByRole('menuitem', { name: 'Far' }).getAttribute('rel')).toBe('nofollow noopener noreferrer');
  });

  test('a menu shows an unknown user by id', async () => {
    await openMenu([{ type: 'user', userId: 'u9', action: () => {} }]);
    expect(entry('u9')).toBeTruthy();
  });

  test('a menu reserves the place of an entry that depends on an answer', async () => {
    let answer = (_item: MenuItem | null): void => {};
    const coming = new Promise<MenuItem | null>((resolve) => (answer = resolve));
    const done = vi.fn<() => void>();
    await openMenu([
      { type: 'pending', item: coming },
      { type: 'pending', item: Promise.resolve(null) },
      { type: 'pending', item: Promise.reject(new NetworkError('gone')) },
      { text: 'Copy', action: () => {} },
    ]);
    const texts = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(texts()).toEqual(['…', 'Copy']);
    await act(async () => answer({ text: 'Favorite', action: done }));
    expect(texts()).toEqual(['Favorite', 'Copy']);
    await choose(entry('Favorite'));
    expect(done).toHaveBeenCalledOnce();
  });

  test('a menu opens a submenu by arrow key, and choosing in it closes all menus', async () => {
    const action = vi.fn<() => void>();
    const test = await openMenu([{ type: 'parent', text: 'More', children: [{ text: 'Inner', action }] }]);
    await act(async () => {
      entry('More').focus();
      fireEvent.keyDown(entry('More'), { key: 'ArrowRight' });
    });
    await nextFrame();
    await choose(entry('Inner'));
    expect({ actionCount: action.mock.calls.length, stack: runInAction(() => test.overlays.stack) }).toEqual({ actionCount: 1, stack: [] });
  });

  test('a menu loads the entries of a submenu once', async () => {
    const children = vi.fn<() => Promise<readonly MenuItem[]>>(async () => [{ text: 'Inner', action: () => {} }]);
    await openMenu([{ type: 'parent', text: 'More', children }]);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) {
      await act(async () =>
        fireEvent.keyDown(
          document.activeElement === document.body ? entry('More') : key === 'ArrowLeft' ? document.activeElement! : entry('More'),
          { key },
        ),
      );
      await nextFrame();
    }
    expect({ childrenCount: children.mock.calls.length, text: entry('Inner').textContent }).toEqual({ childrenCount: 1, text: 'Inner' });
  });
});

describe('the opener of an overlay', () => {
  /** A button that opens a menu, or the popup of emoji, on each press. */
  async function setUpButton(kind: 'menu' | 'popup') {
    const opened = vi.fn<() => void>();
    const test = renderWithRoot(
      <>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            opened();
            if (kind === 'menu') void test.root.overlays.openMenu(currentTarget, [{ text: 'Copy', action: () => {} }]);
            else void test.root.overlays.open('emojiPicker', { onPick: () => {} }, { anchor: currentTarget });
          }}
        >
          <b>opener</b>
        </button>
        <OverlayHost />
      </>,
      { api: { emojis: { emojis: [] } } },
    );
    const opener = screen.getByText('opener');
    const isOpen = () => runInAction(() => test.root.overlays.stack.length > 0);
    const pressOpener = async () => {
      await act(async () => {
        fireEvent.pointerDown(opener, { button: 0 });
        fireEvent.click(opener);
      });
      await nextFrame();
    };
    await pressOpener();
    return { opener, opened, isOpen, pressOpener };
  }

  test.each(['menu', 'popup'] as const)('a second press of the opener closes the %s, and a third one opens it', async (kind) => {
    const { opened, isOpen, pressOpener } = await setUpButton(kind);
    expect(isOpen()).toBe(true);
    await pressOpener();
    expect({ isOpen: isOpen(), openedCount: opened.mock.calls.length }).toEqual({ isOpen: false, openedCount: 1 });
    await pressOpener();
    expect({ isOpen: isOpen(), openedCount: opened.mock.calls.length }).toEqual({ isOpen: true, openedCount: 2 });
  });

  test('a key on the opener closes the overlay, and opens it again after Escape closed it', async () => {
    const { opener, opened, isOpen } = await setUpButton('menu');
    // A key on a button makes a click without a pointer.
    await act(async () => void fireEvent.click(opener));
    await nextFrame();
    expect({ isOpen: isOpen(), openedCount: opened.mock.calls.length }).toEqual({ isOpen: false, openedCount: 1 });
    await act(async () => void fireEvent.click(opener));
    await nextFrame();
    await act(async () => escape());
    await nextFrame();
    await act(async () => void fireEvent.click(opener));
    expect({ isOpen: isOpen(), openedCount: opened.mock.calls.length }).toEqual({ isOpen: true, openedCount: 3 });
  });
});

describe('a dialog', () => {
  test('a dialog asks a question and returns the answer', async () => {
    const { overlays } = setUp();
    let answer: Promise<boolean> | undefined;
    await act(async () => {
      answer = overlays.confirm({ title: 'Delete?', text: 'It is gone then.', kind: 'warning', okLabel: 'Delete', danger: true });
    });
    const dialog = screen.getByRole('alertdialog', { name: 'Delete?' });
    expect(within(dialog).getByText('It is gone then.')).toBeTruthy();
    await act(async () => press('Delete'));
    expect(await answer).toBe(true);
  });

  test('a dialog focuses the harmless answer if the other one destroys something', async () => {
    const { overlays } = setUp();
    await act(async () => void overlays.confirm({ text: 'Sure?', danger: true }));
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  test('a dialog returns no on Escape, and gives the focus back', async () => {
    const { overlays, opener } = setUp();
    let answer: Promise<boolean> | undefined;
    await act(async () => {
      answer = overlays.confirm({ text: 'Sure?' });
    });
    await act(async () => escape());
    await nextFrame();
    expect({ answer: await answer, focused: document.activeElement }).toEqual({ answer: false, focused: opener });
  });

  test('a dialog keeps the typed text on a click beside it and on an Escape that ends a composition', async () => {
    const { overlays, opener } = setUp();
    await act(async () => void overlays.open('abuseReport', { userId: 'u' }));
    const field = await screen.findByRole('textbox');
    await nextFrame();
    const clickBeside = async () => {
      await act(async () => {
        fireEvent.pointerDown(opener, { button: 0 });
        fireEvent.click(opener);
      });
      await nextFrame();
    };
    fireEvent.change(field, { target: { value: 'Look at this' } });
    await clickBeside();
    await act(async () => void fireEvent.keyDown(field, { key: 'Escape', isComposing: true }));
    await nextFrame();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Look at this');
    fireEvent.change(field, { target: { value: '' } });
    await clickBeside();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a dialog asks before Escape or the button discards unsaved changes, and keeps them unless the answer is yes', async () => {
    const { overlays } = setUp();
    await act(async () => void overlays.open('abuseReport', { userId: 'u' }));
    const field = await screen.findByRole('textbox');
    await nextFrame();
    fireEvent.change(field, { target: { value: 'Look at this' } });
    await act(async () => void fireEvent.keyDown(field, { key: 'Escape' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep editing' })));
    await nextFrame();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Look at this');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
    await nextFrame();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a dialog closes by Escape only if it is on top', async () => {
    const { overlays } = setUp();
    await act(async () => {
      void overlays.alert({ title: 'Below', text: 'b' });
      void overlays.alert({ title: 'Above', text: 'a' });
    });
    await act(async () => escape());
    await nextFrame();
    expect({
      aboveDialog: screen.queryByRole('dialog', { name: 'Above' }),
      hasBelowDialog: screen.queryByRole('dialog', { name: 'Below' }) !== null,
    }).toEqual({ aboveDialog: null, hasBelowDialog: true });
  });

  test('a dialog stays open after a choice in a menu of its own, which gives the focus back to it', async () => {
    const { overlays } = setUp();
    await act(async () => void overlays.alert({ text: 'Below' }));
    const within = screen.getByRole('button', { name: 'Got it' });
    await act(async () => void overlays.openMenu(within, [{ text: 'Pick', action: () => {} }]));
    await nextFrame();
    const item = screen.getByRole('menuitem', { name: 'Pick', hidden: true });
    await act(async () => {
      fireEvent.pointerDown(item, { button: 0 });
      fireEvent.pointerUp(item, { button: 0 });
      fireEvent.click(item);
    });
    await nextFrame();
    expect({ menu: screen.queryByRole('menu'), focused: document.activeElement }).toEqual({ menu: null, focused: within });
  });

  test('a dialog shows all of a few choices and returns the chosen one', async () => {
    const { overlays } = setUp();
    let answer: Promise<string | undefined> | undefined;
    await act(async () => {
      answer = overlays.choose({
        title: 'Period',
        items: [
          { value: 'hour', label: 'One hour' },
          { value: 'day', label: 'One day' },
        ],
        initial: 'hour',
      });
    });
    fireEvent.click(screen.getByRole('radio', { name: 'One day' }));
    await act(async () => press('OK'));
    expect(await answer).toBe('day');
  });

  test('a dialog refuses a text that is too short, and says how long it must be', async () => {
    const { overlays } = setUp();
    let answer: Promise<string | undefined> | undefined;
    await act(async () => {
      answer = overlays.prompt({ title: 'Name', minLength: 2, maxLength: 4 });
    });
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect({ focused: document.activeElement, hasHint: screen.getByText('0 of at least 2 characters') !== null }).toEqual({
      focused: field,
      hasHint: true,
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'OK' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'abcde' } });
    expect(screen.getByRole('alert').textContent).toBe('5 of at most 4 characters');
    fireEvent.change(field, { target: { value: 'abc' } });
    await act(async () => press('OK'));
    expect(await answer).toBe('abc');
  });

  test.each([
    ['', undefined],
    [', and another try', vi.fn<() => void>()],
  ])('a dialog about a failed server offers to copy the details%s', async (_what, retry) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockClear().mockResolvedValue();
    const { overlays } = setUp();
    await act(async () => overlays.showError(apiError({ code: 'INTERNAL_ERROR', endpoint: 'notes/create', status: 500 }), { retry }));
    await act(async () => press('Copy error details'));
    expect({ written: write.mock.calls[0]?.[0], hasDone: screen.getByText('Done') !== null }).toEqual({
      written: expect.stringContaining('Endpoint: notes/create'),
      hasDone: true,
    });
    if (!retry) return;
    expect(retry).not.toHaveBeenCalled();
    await act(async () => press('Try again'));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('a toast', () => {
  test('a toast is announced politely if it is news, and at once if it is a failure', async () => {
    const { overlays } = setUp();
    await act(async () => {
      overlays.toast({ text: 'Posted', kind: 'success' });
      overlays.toast({ text: 'Broken', kind: 'error' });
    });
    const region = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
    expect({ posted: region('Posted'), broken: region('Broken') }).toEqual({ posted: 'polite', broken: 'assertive' });
  });

  test('a toast stays while the pointer is on it', async () => {
    const { overlays, clock } = setUp();
    await act(async () => overlays.toast({ text: 'Posted' }));
    fireEvent.pointerEnter(screen.getByText('Posted').closest('li')!);
    act(() => clock.advance(10_000));
    expect(screen.getByText('Posted')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByText('Posted').closest('li')!);
    act(() => clock.advance(4000));
    expect(screen.queryByText('Posted')).toBeNull();
  });

  test('a toast offers its action once', async () => {
    const run = vi.fn<() => void>();
    const { overlays } = setUp();
    await act(async () => overlays.toast({ text: 'Deleted', action: { label: 'Undo', run } }));
    await act(async () => press('Undo'));
    expect({ runCount: run.mock.calls.length, deletedToast: screen.queryByText('Deleted') }).toEqual({ runCount: 1, deletedToast: null });
  });

  const pressInside = async (text: string) => {
    const toast = screen.getByText(text);
    await act(async () => {
      fireEvent.pointerDown(toast, { button: 0 });
      fireEvent.click(toast);
    });
    await nextFrame();
  };

  test('a toast leaves a dialog below it open when it is pressed', async () => {
    const { overlays } = setUp();
    await act(async () => void overlays.confirm({ text: 'Delete?' }));
    await act(async () => overlays.toast({ text: 'Posted' }));
    await nextFrame();
    await pressInside('Posted');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('a toast leaves a menu below it open when it is pressed', async () => {
    const { overlays } = await openMenu([{ text: 'Copy', action: () => {} }]);
    await act(async () => overlays.toast({ text: 'Posted' }));
    await pressInside('Posted');
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  test('a toast can be dismissed', async () => {
    const { overlays } = setUp();
    await act(async () => overlays.toast({ text: 'Posted' }));
    await act(async () => press('Dismiss'));
    expect(screen.queryByText('Posted')).toBeNull();
  });

  test('a toast that is dismissed by keyboard passes the focus to the next one, and the last one to where it was before', async () => {
    const { overlays } = setUp();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    await act(async () => ['First', 'Second', 'Third'].forEach((name) => overlays.toast({ text: name, durationMs: Infinity })));
    const dismiss = (name: string) => within(screen.getByText(name).closest('li')!).getByRole('button', { name: 'Dismiss' });
    const focused = () => document.activeElement?.closest('li')?.textContent ?? (document.activeElement === before ? 'before' : 'lost');
    const places: string[] = [];
    act(() => dismiss('Second').focus());
    for (const name of ['Second', 'Third', 'First']) {
      await act(async () => fireEvent.click(dismiss(name)));
      places.push(focused());
    }
    before.remove();
    expect(places).toEqual(['Third', 'First', 'before']);
  });
});

test('the check mark shows for a second that an action is done', async () => {
  const { overlays, clock } = setUp();
  await act(async () => overlays.success());
  expect(screen.getByText('Done').closest('output')).toBeTruthy();
  act(() => clock.advance(1000));
  expect(screen.queryByText('Done')).toBeNull();
});

describe('a dialog that closes', () => {
  /** The animations of the shape end when the test says so. */
  function withAnimations() {
    let end = () => {};
    const finished = new Promise<void>((resolve) => (end = resolve));
    Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: () => [{ finished }] });
    return { end: () => act(async () => end()) };
  }
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'getAnimations'));
  const shape = () => document.querySelector('[data-closing]');

  test('a dialog that closes is gone at once for everybody, and only its empty shape fades', async () => {
    const animations = withAnimations();
    const { overlays, opener } = setUp();
    let isAnswered = false;
    await act(async () => void overlays.confirm({ text: 'Sure?' }).then(() => (isAnswered = true)));
    expect(shape()).toBeNull();
    await act(async () => press('Cancel'));
    await nextFrame();
    expect({
      isAnswered,
      dialog: screen.queryByRole('dialog'),
      hasFocus: document.activeElement === opener,
      isInert: shape()?.hasAttribute('inert'),
      isHidden: shape()?.getAttribute('aria-hidden'),
      text: shape()?.textContent,
      role: shape()?.querySelector('[role]') ?? null,
    }).toEqual({ isAnswered: true, dialog: null, hasFocus: true, isInert: true, isHidden: 'true', text: '', role: null });
    await animations.end();
    expect(shape()).toBeNull();
  });

  test('the next dialog lies above the shape of the one before it, and gets the focus', async () => {
    withAnimations();
    const { overlays } = setUp();
    await act(async () => void overlays.confirm({ text: 'Sure?' }).then(() => overlays.alert({ text: 'Done.' })));
    await act(async () => press('Cancel'));
    await nextFrame();
    const next = screen.getByRole('dialog');
    expect(next.contains(document.activeElement)).toBe(true);
    expect(shape()!.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('where nothing is animated, a dialog that closes leaves nothing', async () => {
    Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: () => [] });
    const { overlays } = setUp();
    await act(async () => void overlays.confirm({ text: 'Sure?' }));
    await act(async () => press('Cancel'));
    expect(shape()).toBeNull();
  });
});

test('a ring says that an action takes long, without taking the focus, and gives way to the check mark', async () => {
  const { overlays, clock, opener } = setUp();
  let end = () => {};
  const waiting = overlays.wait(new Promise<void>((resolve) => (end = resolve)));
  await act(async () => clock.advance(500));
  expect(screen.getByText('Working…').closest('output')).toBeTruthy();
  expect({ dialog: screen.queryByRole('dialog'), hasFocus: document.activeElement === opener }).toEqual({ dialog: null, hasFocus: true });
  await act(async () => {
    end();
    await waiting;
    overlays.success();
  });
  expect(screen.queryByText('Working…')).toBeNull();
  expect(screen.getByText('Done')).toBeTruthy();
});

test('a window with an unknown name shows a message and closes', async () => {
  const { overlays } = setUp();
  await act(async () => {
    void overlays.open('nothing' as 'workspaces', {});
    await settled();
  });
  await waitFor(() => expect(runInAction(() => overlays.stack)).toEqual([]));
});
