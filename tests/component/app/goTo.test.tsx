import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useShortcuts } from '~/app/useShortcuts';
import { PAGES } from '~/generated/pageIndex';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { useStores } from '~/stores/context';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { useWorkspace } from '~/workspace/WorkspaceContext';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const goTo = vi.fn<(url: string | URL) => void>();
const assigning = () => vi.spyOn(window.location, 'assign').mockImplementation(goTo);
let assign: ReturnType<typeof assigning>;
beforeEach(() => void (assign = assigning()));
afterEach(() => {
  // Nothing waits on into the next test.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  assign.mockRestore();
  goTo.mockClear();
  vi.unstubAllGlobals();
});

function Keys({ panes }: { panes: LivePanes }) {
  useShortcuts({ root: useStores(), workspace: useWorkspace(), panes });
  return (
    <div data-pane="main" tabIndex={-1}>
      <button type="button">somewhere</button>
      <input aria-label="text" />
    </div>
  );
}

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** What a screen reader is told; null while nothing is. */
const hint = () => document.querySelector('output');

function renderKeys({ isSafe = false } = {}) {
  const history = new PaneHistory(new MemoryBackend(visitsOf('/')));
  const test = renderWithRoot(<Keys panes={new LivePanes(history)} />, { me: user('alice').me(), pages: PAGES });
  vi.spyOn(test.root.workspace, 'isSafe', 'get').mockReturnValue(isSafe);
  const timeline = () => runInAction(() => test.root.settings.get('tl').src);
  /** Until the next key is waited for. */
  const pressG = async (): Promise<void> => {
    press('g');
    await vi.waitFor(() => expect(hint()).not.toBeNull());
  };
  const dialog = () => {
    const [top] = runInAction(() => test.root.overlays.stack);
    return top?.kind === 'dialog' ? top.dialog : undefined;
  };
  return { ...test, history, timeline, pressG, dialog };
}

describe('WS20 G and a letter', () => {
  test.each([
    ['n', '/my/notifications'],
    ['m', '/my/notifications#mentions'],
    ['u', '/@alice'],
    ['c', '/my/clips'],
    ['D', '/my/drive'],
  ])('G %s leads the main pane to %s', async (letter, to) => {
    const { history, pressG } = renderKeys();
    await pressG();
    expect(press(letter)).toBe(false);
    expect(history.href).toBe(to);
    expect(hint()).toBeNull();
  });

  test.each([
    ['h', 'home'],
    ['l', 'local'],
    ['s', 'social'],
    ['t', 'global'],
  ])('G %s shows the %s timeline', async (letter, src) => {
    const { root, history, pressG, timeline } = renderKeys();
    act(() => history.navigate('/my/clips'));
    act(() => root.settings.set('tl', { ...runInAction(() => root.settings.get('tl')), src: 'other' }));
    await pressG();
    act(() => void press(letter));
    expect([history.href, timeline()]).toEqual(['/', src]);
  });

  test('a letter that is pressed before what it does is there is not lost', async () => {
    const { history } = renderKeys();
    press('g');
    expect(press('n')).toBe(false);
    await vi.waitFor(() => expect(history.href).toBe('/my/notifications'));
  });

  test('on the timelines, the one that is gone to is not scrolled, and the one that is there is', async () => {
    const { history, pressG, timeline } = renderKeys();
    const toTop = vi.fn<() => void>();
    history.onRepeat(toTop);
    await pressG();
    act(() => void press('l'));
    expect([timeline(), toTop.mock.calls.length]).toEqual(['local', 0]);
    await pressG();
    press('l');
    expect(toTop).toHaveBeenCalledOnce();
  });

  test('any other key does what it does otherwise, and ends the waiting', async () => {
    const { history, pressG, root } = renderKeys();
    const scheme = () => runInAction(() => root.theme.scheme);
    await pressG();
    press('/');
    await vi.waitFor(() => expect(history.href).toBe('/search'));
    expect(hint()).toBeNull();
    press('d');
    await vi.waitFor(() => expect(scheme()).toBe('dark'));
    expect(history.href).toBe('/search');
  });

  test('so does one that came before that was known', async () => {
    const { history } = renderKeys();
    press('g');
    press('/');
    await vi.waitFor(() => expect(history.href).toBe('/search'));
  });

  test('Escape ends the waiting and nothing else', async () => {
    const { history, pressG } = renderKeys();
    await pressG();
    expect(press('Escape')).toBe(false);
    expect(hint()).toBeNull();
    expect(press('c')).toBe(true);
    expect(history.href).toBe('/');
  });

  test('the waiting ends by itself', async () => {
    const { history, pressG, clock } = renderKeys();
    await pressG();
    clock.advance(1_500);
    expect(hint()).toBeNull();
    press('c');
    expect(history.href).toBe('/');
  });

  test('letters that are typed are text, and those under a dialog are its own', async () => {
    const { history, pressG, root } = renderKeys();
    await pressG();
    act(() => screen.getByRole('textbox', { name: 'text' }).focus());
    expect(press('c')).toBe(true);
    act(() => screen.getByRole('button', { name: 'somewhere' }).focus());
    await pressG();
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    expect(press('c')).toBe(true);
    expect(history.href).toBe('/');
  });

  test.each([{ isComposing: true }, { ctrlKey: true }, { shiftKey: true }])('a letter with %o is another key', async (more) => {
    const { history, pressG } = renderKeys();
    await pressG();
    expect(press('c', more)).toBe(true);
    expect(history.href).toBe('/');
  });

  test('a key that is held down or only changes others is waited through', async () => {
    const { history, pressG } = renderKeys();
    await pressG();
    press('g', { repeat: true });
    press('Shift', { shiftKey: true });
    press('c');
    expect(history.href).toBe('/my/clips');
  });

  test('the main pane keeps the focus that goes with a timeline', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => run(0));
    const { pressG } = renderKeys();
    await pressG();
    act(() => void press('l'));
    expect(document.activeElement).toBe(document.querySelector('[data-pane="main"]'));
  });

  test('is heard of by a screen reader', async () => {
    const { pressG, clock } = renderKeys();
    await pressG();
    expect(hint()?.textContent).toBe('');
    clock.advance(100);
    expect(hint()?.textContent).toBe('Press a letter to go there');
  });

  test('WS17 follows another key where one was chosen, and none where none was left', async () => {
    const { root, history } = renderKeys();
    act(() => root.settings.set('keyBindings', { goTo: ['Alt+J'] }));
    expect([press('g'), press('c')]).toEqual([true, true]);
    press('j', { altKey: true });
    await vi.waitFor(() => expect(hint()).not.toBeNull());
    press('c');
    expect(history.href).toBe('/my/clips');
  });
});

describe('WS16 five times G', () => {
  async function pressOften(times: number, { pauseMs = 1_400, isSafe = false } = {}) {
    const test = renderKeys({ isSafe });
    await test.pressG();
    for (let n = 1; n < times; n += 1) {
      test.clock.advance(pauseMs);
      press('g');
    }
    return test;
  }

  /** Answers what is asked. */
  async function answer({ dialog }: Awaited<ReturnType<typeof pressOften>>, isYes: boolean): Promise<void> {
    const asked = await vi.waitFor(() => {
      const found = dialog();
      if (found?.type !== 'confirm') throw new Error('nothing is asked');
      return found;
    });
    expect([asked.options.title, goTo.mock.calls]).toEqual(['Safe mode', []]);
    act(() => asked.answer(isYes));
    await settled();
  }

  test('asks for safe mode, and begins anew with it', async () => {
    await answer(await pressOften(5), true);
    expect(goTo.mock.calls).toEqual([['/?safe']]);
  });

  test('changes nothing when the answer is no', async () => {
    await answer(await pressOften(5), false);
    expect(goTo).not.toHaveBeenCalled();
  });

  test.each([
    ['once less', 4, 1_400],
    ['a pause between', 5, 1_600],
  ])('with %s it is a letter that is waited for', async (_what, times, pauseMs) => {
    const { history } = await pressOften(times, { pauseMs });
    press('c');
    await vi.waitFor(() => expect(history.href).toBe('/my/clips'));
  });

  test('leads out of safe mode where that is on', async () => {
    await answer(await pressOften(5, { isSafe: true }), true);
    expect(goTo.mock.calls).toEqual([['/']]);
  });
});
