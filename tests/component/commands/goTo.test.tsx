import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

const goTo = vi.fn<(url: string | URL) => void>();
const assigning = () => vi.spyOn(window.location, 'assign').mockImplementation(goTo);
let assign: ReturnType<typeof assigning>;
beforeEach(() => void (assign = assigning()));
afterEach(() => {
  // No waiting may continue into the next test.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  assign.mockRestore();
  goTo.mockClear();
  vi.unstubAllGlobals();
});

function Keys({ panes }: { panes: LivePanes }) {
  const { attachHost } = panes.main;
  return (
    <>
      <KeyListener panes={panes} />
      <div ref={attachHost} aria-label="main pane" role="group" tabIndex={-1}>
        <button type="button">somewhere</button>
        <input aria-label="text" />
      </div>
    </>
  );
}

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** The region that screen readers announce; null while nothing waits for a letter. */
const hint = () => document.querySelector('output');

function renderKeys({ isSafe = false } = {}) {
  const history = new PaneHistory(new MemoryBackend(visitsOf('/')));
  const test = renderWithRoot(<Keys panes={new LivePanes(history)} />, { me: user('alice').me(), pages: PAGES });
  vi.spyOn(test.root.workspace, 'isSafe', 'get').mockReturnValue(isSafe);
  const timeline = () => runInAction(() => test.root.settings.get('tl').src);
  const pressG = (): void => {
    press('g');
    expect(hint()).not.toBeNull();
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
  ])('WS20 G %s leads the main pane to %s', async (letter, to) => {
    const { history, pressG } = renderKeys();
    pressG();
    expect(press(letter)).toBe(false);
    expect(history.href).toBe(to);
    expect(hint()).toBeNull();
  });

  test.each([
    ['h', 'home'],
    ['l', 'local'],
    ['s', 'social'],
    ['t', 'global'],
  ])('WS20 G %s shows the %s timeline', async (letter, src) => {
    const { root, history, pressG, timeline } = renderKeys();
    act(() => history.navigate('/my/clips'));
    act(() => root.settings.set('tl', { ...runInAction(() => root.settings.get('tl')), src: 'other' }));
    pressG();
    act(() => void press(letter));
    expect({ href: history.href, timeline: timeline() }).toEqual({ href: '/', timeline: src });
  });

  test('WS20 a letter of another timeline does not scroll, and the letter of the shown one scrolls to the top', async () => {
    const { history, pressG, timeline } = renderKeys();
    const toTop = vi.fn<() => void>();
    history.onRepeat(toTop);
    pressG();
    act(() => void press('l'));
    expect({ timeline: timeline(), toTopCount: toTop.mock.calls.length }).toEqual({ timeline: 'local', toTopCount: 0 });
    pressG();
    press('l');
    expect(toTop).toHaveBeenCalledOnce();
  });

  test('WS20 any other key ends the waiting and keeps its meaning', () => {
    const { history, pressG, root } = renderKeys();
    const scheme = () => runInAction(() => root.theme.scheme);
    pressG();
    press('/');
    expect(history.href).toBe('/search');
    expect(hint()).toBeNull();
    press('d');
    expect(scheme()).toBe('dark');
    expect(history.href).toBe('/search');
  });

  test('WS20 Escape only ends the waiting', async () => {
    const { history, pressG } = renderKeys();
    pressG();
    expect(press('Escape')).toBe(false);
    expect(hint()).toBeNull();
    expect(press('c')).toBe(true);
    expect(history.href).toBe('/');
  });

  test('WS20 the waiting ends by itself', async () => {
    const { history, pressG, clock } = renderKeys();
    pressG();
    clock.advance(1_500);
    expect(hint()).toBeNull();
    press('c');
    expect(history.href).toBe('/');
  });

  test('WS20 letters in a text field are text, and letters in a dialog belong to the dialog', async () => {
    const { history, pressG, root } = renderKeys();
    pressG();
    act(() => screen.getByRole('textbox', { name: 'text' }).focus());
    expect(press('c')).toBe(true);
    act(() => screen.getByRole('button', { name: 'somewhere' }).focus());
    pressG();
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    expect(press('c')).toBe(true);
    expect(history.href).toBe('/');
  });

  test.each([{ isComposing: true }, { ctrlKey: true }, { shiftKey: true }])('WS20 a letter with %o is not a go-to letter', async (more) => {
    const { history, pressG } = renderKeys();
    pressG();
    expect(press('c', more)).toBe(true);
    expect(history.href).toBe('/');
  });

  test('WS20 repeated keys and modifiers do not end the waiting', async () => {
    const { history, pressG } = renderKeys();
    pressG();
    press('g', { repeat: true });
    press('Shift', { shiftKey: true });
    press('c');
    expect(history.href).toBe('/my/clips');
  });

  test('WS20 the main pane takes the focus that is lost with the previous timeline', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => run(0));
    const { pressG } = renderKeys();
    pressG();
    act(() => void press('l'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'main pane' }));
  });

  test('WS20 the waiting is announced to screen readers', async () => {
    const { pressG, clock } = renderKeys();
    pressG();
    expect(hint()?.textContent).toBe('');
    clock.advance(100);
    expect(hint()?.textContent).toBe('Press a letter to go there');
  });

  test('WS17 the letter follows the key that the viewer chose', async () => {
    const { root, history } = renderKeys();
    act(() => root.settings.set('keyBindings', { goTo: ['Alt+J'] }));
    expect({ pressG: press('g'), pressC: press('c') }).toEqual({ pressG: true, pressC: true });
    press('j', { altKey: true });
    expect(hint()).not.toBeNull();
    press('c');
    expect(history.href).toBe('/my/clips');
  });
});

describe('WS16 five times G', () => {
  async function pressOften(times: number, { pauseMs = 1_400, isSafe = false } = {}) {
    const test = renderKeys({ isSafe });
    test.pressG();
    for (let n = 1; n < times; n += 1) {
      test.clock.advance(pauseMs);
      press('g');
    }
    return test;
  }

  /** Answers what is asked. */
  async function answer({ dialog }: Awaited<ReturnType<typeof pressOften>>, isYes: boolean): Promise<void> {
    const asked = await waitFor(() => {
      const found = dialog();
      if (found?.type !== 'confirm') throw new Error('nothing is asked');
      return found;
    });
    expect({ title: asked.options.title, goToCalls: goTo.mock.calls }).toEqual({ title: 'Safe mode', goToCalls: [] });
    act(() => asked.answer(isYes));
    await settled();
  }

  test('WS16 five times G asks for safe mode, and a yes restarts with it', async () => {
    await answer(await pressOften(5), true);
    expect(goTo.mock.calls).toEqual([['/?safe']]);
  });

  test('WS16 five times G changes nothing if the answer is no', async () => {
    await answer(await pressOften(5), false);
    expect(goTo).not.toHaveBeenCalled();
  });

  test.each([
    ['once less', 4, 1_400],
    ['a pause between', 5, 1_600],
  ])('WS16 five times G with %s still waits for a letter', async (_what, times, pauseMs) => {
    const { history } = await pressOften(times, { pauseMs });
    press('c');
    expect(history.href).toBe('/my/clips');
  });

  test('WS16 five times G offers to leave safe mode while it is on', async () => {
    await answer(await pressOften(5, { isSafe: true }), true);
    expect(goTo.mock.calls).toEqual([['/']]);
  });
});
