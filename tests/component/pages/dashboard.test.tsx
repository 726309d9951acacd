import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PaneContext } from '~/router/PaneContext';
import { FIRST_DASHBOARD, withWidgets } from '~/services/workspace/dashboards';
import DashboardPage from '../../../pages/dashboard/DashboardPage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';
import { renderWithRoot } from '../renderWithRoot';

const replaced: unknown[] = [];

async function open(wall: string | undefined, frame: 'main' | 'column' = 'main') {
  replaced.length = 0;
  const pane = fakePane([], { frame, navigate: (to, options) => replaced.push([to, options]) });
  let shown!: ReturnType<typeof renderWithRoot>;
  await act(async () => {
    shown = renderWithRoot(
      <PaneContext value={pane}>
        <DashboardPage params={{ wall, id: undefined }} />
      </PaneContext>,
      { me: user('alice').me() },
    );
    await settled();
  });
  return shown;
}

const wall = () => document.querySelector('[data-part="wall"]');
const leave = () => screen.getByRole('button', { name: 'Exit full screen' });

afterEach(() => vi.unstubAllGlobals());

describe('DB18 the dashboard on the full screen', () => {
  test('DB18 the full screen has no header and no buttons that arrange widgets', async () => {
    await open('');
    expect(wall()).toBeTruthy();
    expect(document.querySelector('header[data-frame]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit widgets' })).toBeNull();
  });

  test('the dashboard is a usual page without that mode, and always in a column', async () => {
    const page = await open(undefined);
    expect(wall()).toBeNull();
    expect(await screen.findByRole('button', { name: 'Edit widgets' })).toBeTruthy();
    page.unmount();
    await open('', 'column');
    expect(wall()).toBeNull();
  });

  test('DB18 Escape and the button leave the full screen, but not a key that a dialog above it needs', async () => {
    const { root } = await open('');
    void root.overlays.alert({ text: 'above' });
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(replaced).toEqual([]);
    act(() => root.overlays.closeAll());
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.click(leave());
    expect(replaced).toEqual([
      ['/dashboard?id=first', { replace: true }],
      ['/dashboard?id=first', { replace: true }],
    ]);
  });

  test('DB18 the button appears after a move or a key, and goes after three seconds', async () => {
    const { clock } = await open('');
    const isActive = () => wall()!.hasAttribute('data-active');
    act(() => clock.advance(3000));
    expect(isActive()).toBe(false);
    fireEvent.pointerMove(document);
    expect(isActive()).toBe(true);
    act(() => clock.advance(3000));
    fireEvent.keyDown(document, { key: 'Tab' });
    expect(isActive()).toBe(true);
  });

  test('DB18 dashboards take turns if that is chosen, but not while somebody is at the controls', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(2_000);
    const { clock, root } = await open('');
    act(() => root.settings.set('wallShowsAll', true));
    expect(screen.getByRole('button', { name: 'Page 1 of 1' }).getAttribute('aria-current')).toBe('true');
    act(() => clock.advance(3000));
    expect(replaced).toEqual([]);
    await act(async () => clock.advance(20_000));
    expect(replaced).toEqual([['/dashboard?zen&wall&id=side', { replace: true }]]);
    vi.restoreAllMocks();
  });

  test('DB18 widgets without content are not on the full screen', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(2_000);
    const { root } = await open('');
    const list = { id: 'l', kind: 'userList', x: 0, y: 0, w: 4, h: 4, options: {} };
    const memo = { id: 'm', kind: 'memo', x: 4, y: 0, w: 4, h: 4, options: {} };
    await act(async () => {
      root.workspace.change((workspace) => withWidgets(workspace, FIRST_DASHBOARD, [list, memo]));
      await settled();
    });
    const isHidden = (kind: string) => document.querySelector(`[data-widget="${kind}"]`)!.closest('[hidden]') !== null;
    await waitFor(() => expect({ list: isHidden('userList'), memo: isHidden('memo') }).toEqual({ list: true, memo: false }));
    vi.restoreAllMocks();
  });

  test('the full screen keeps the screen on, again after it was hidden, and lets it go at the end', async () => {
    const release = vi.fn<() => Promise<void>>().mockResolvedValue();
    const request = vi.fn<() => Promise<{ release: typeof release }>>().mockResolvedValue({ release });
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
    const { unmount } = await open('');
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('the full screen says nothing if the browser does not keep the screen on', async () => {
    const request = vi.fn<() => Promise<never>>().mockRejectedValue(new DOMException('battery', 'NotAllowedError'));
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
    const { root } = await open('');
    expect(request).toHaveBeenCalledTimes(1);
    expect(root.overlays.toasts.items).toEqual([]);
  });
});
