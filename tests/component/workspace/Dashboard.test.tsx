import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { withNewDashboard } from '~/services/workspace/dashboards';
import type { WidgetRecord } from '~/services/workspace/document';
import { collectWidgets } from '~/registry/collectWidgets';
import { LazyLoader } from '~/registry/lazyLoader';
import { createEditRequest } from '~/stores/ui/EditRequest';
import { Dashboard } from '~/workspace/dashboard/Dashboard';
import { DashboardBeside } from '~/workspace/dashboard/DashboardBeside';
import DashboardDrawer from '~/workspace/dashboard/DashboardDrawer';
import { editWidgets } from '~/workspace/dashboard/editWidgets';
import { isDashboardShown } from '~/workspace/dashboard/toggleDashboard';
import { WidgetPreview } from '~/workspace/dashboard/WidgetPreview';
import { consoleWatch } from '../../fixtures/consoleWatch';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { mainPaneAt } from '../../fixtures/mainPaneAt';
import { storedWidgets, withOneDashboard } from '../../fixtures/oneDashboard';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';
import { setScreenWidth } from '../viewport';

const widget = (id: string, kind: string, y: number, options = {}): WidgetRecord => ({ id, kind, x: 0, y, w: 4, h: 3, options });
const two = [widget('c', 'calendar', 0), widget('m', 'memo', 3)];

const api = { emojis: { emojis: [] }, 'i/notifications-grouped': [] };

/** Waits until parts that load late are shown. */
async function mount(ui: ReactNode, me: ReturnType<ReturnType<typeof user>['me']> | null = user('alice').me()) {
  let test!: ReturnType<typeof renderWithRoot>;
  await act(async () => {
    test = renderWithRoot(ui, { me, api });
    await settled();
  });
  return test;
}

async function open(dashboard: readonly WidgetRecord[] | null = two, ui: ReactNode = <Dashboard />) {
  const test = await mount(ui);
  const store = test.root.workspace;
  await act(async () => store.adjust((workspace) => withOneDashboard(workspace, dashboard)));
  await act(settled);
  return { ...test, store };
}

const frame = (name: string) => screen.getByRole('region', { name });
const edit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit widgets' }));
  await screen.findByRole('button', { name: 'Done' });
};
const said = () => screen.getAllByRole('status').at(-1)!.textContent.trim();

// Loaded before the tests, so that no test has to wait for them.
beforeAll(
  async () =>
    void (await Promise.all([import('~/workspace/dashboard/editing'), ...[...collectWidgets().values()].map(({ load }) => load())])),
);

beforeEach(() => {
  // Nothing has a size in this document; this stands for a wide page.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
});
afterEach(() => vi.restoreAllMocks());

test('a request to edit begins editing in the dashboard that is on screen, once', async () => {
  const { root } = await open();
  act(() => root.part(createEditRequest).set(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await act(settled);
  expect(screen.getByRole('button', { name: 'Edit widgets' })).toBeTruthy();
});

test('the command that edits widgets opens the drawer of a small screen', async () => {
  setScreenWidth(390);
  const { root } = await mount(null);
  act(() => editWidgets(root, mainPaneAt('/')));
  expect(runInAction(() => isDashboardShown(root, 'drawer'))).toBe(true);
  setScreenWidth(1_024);
});

describe('the dashboard', () => {
  test('the dashboard shows its widgets under their names, also those without a header', async () => {
    await open();
    expect(within(frame('Calendar')).getByText('Today')).toBeTruthy();
    expect(within(frame('Memo')).getByRole('textbox', { name: 'Memo' })).toBeTruthy();
  });

  test('DB15 the dashboard says that it has no widgets, and offers ready-made ones', async () => {
    const { store } = await open([]);
    expect(screen.getByText('No widgets yet')).toBeTruthy();
    const quiet = await screen.findByRole('button', { name: 'Quiet' });
    await act(async () => fireEvent.click(quiet));
    expect(storedWidgets(store.document)!.map(({ kind }) => kind)).toContain('calendar');
    expect(screen.queryByText('No widgets yet')).toBeNull();
  });

  test('the dashboard has a menu for all of its widgets', async () => {
    const { root, store, visited } = await open();
    const opened = vi.spyOn(root.overlays, 'openMenu');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dashboard actions' })));
    const items = await opened.mock.calls[0]![1];
    const find = (text: string) => items.find((item) => 'text' in item && item.text === text) as { action: () => void };
    expect(items.map((item) => ('text' in item ? item.text : '-'))).toEqual([
      'Dashboards',
      'New dashboard',
      'Rename dashboard',
      '-',
      'Templates',
      'Full screen',
      'Tidy up',
      '-',
      'Paste widgets',
      'Export to file',
      'Import…',
      '-',
      'This device only',
    ]);
    act(() => (items.at(-1) as unknown as { set: (isOn: boolean) => void }).set(true));
    expect(store.document.ownDashboards).toHaveLength(1);
    find('Full screen').action();
    expect(visited).toEqual(['/dashboard?zen&wall&id=first']);
  });

  test('DB14 the dashboard takes widgets from the clipboard, and asks for a text where the browser does not tell', async () => {
    const { root, store } = await open();
    const asked = vi.spyOn(root.overlays, 'open').mockResolvedValue(undefined);
    const opened = vi.spyOn(root.overlays, 'openMenu');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dashboard actions' })));
    const items = (await opened.mock.calls[0]![1]) as readonly { text?: string; action: () => Promise<void> }[];
    const paste = items.find(({ text }) => text === 'Paste widgets')!;
    const readText = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { readText } } }));
    await act(() => paste.action());
    expect(asked.mock.calls[0]![0]).toBe('dashboardImport');
    const copied = { kind: 'memo', x: 0, y: 0, w: 4, h: 3, options: {} };
    readText.mockResolvedValueOnce(JSON.stringify({ type: 'wisteria-dashboard', version: 1, widgets: [copied] }));
    await act(() => paste.action());
    expect(
      storedWidgets(store.document)!
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'memo'),
    ).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  test('the dashboard shows the same widgets as a panel, and as a drawer that Escape closes', async () => {
    setScreenWidth(1280);
    const panel = await open(two, <DashboardBeside panes={mainPaneAt('/')} firstDataPainted={Promise.resolve()} />);
    expect(await within(screen.getByRole('complementary', { name: 'Side panel' })).findAllByRole('region')).toHaveLength(2);
    panel.unmount();

    const close = vi.fn<() => void>();
    await open(two, <DashboardDrawer onClose={close} />);
    const drawer = screen.getByRole('dialog', { name: 'Side panel' });
    expect(within(drawer).getAllByRole('region')).toHaveLength(2);
    fireEvent.keyDown(drawer, { key: 'Escape' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('the dashboard closes as a drawer by a press beside it, but not by a press on an overlay above it that closes meanwhile', async () => {
    const layers = document.body.appendChild(document.createElement('div'));
    layers.id = 'layers';
    const above = layers.appendChild(document.createElement('button'));
    const close = vi.fn<() => void>();
    const { unmount } = await open(two, <DashboardDrawer onClose={close} />);
    await nextFrame();
    const press = (element: Element, isGone = false) => {
      fireEvent.pointerDown(element, { button: 0, pointerType: 'mouse' });
      if (isGone) element.remove();
      fireEvent.click(isGone ? layers : element);
    };
    press(above, true);
    expect(close).not.toHaveBeenCalled();
    press(document.querySelector('[data-part="dashboardDrawer"]')!.previousElementSibling!);
    expect(close).toHaveBeenCalledTimes(1);
    unmount();
    layers.remove();
  });
});

describe('several dashboards', () => {
  async function menuOf(button: string) {
    const test = await open();
    const opened = vi.spyOn(test.root.overlays, 'openMenu');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
    const items = (await opened.mock.lastCall![1]) as readonly { text?: string; children?: unknown; action: () => Promise<void> }[];
    const find = (text: string, all = items) => all.find((item) => item.text === text)!;
    return { ...test, find };
  }
  const shownName = (name: string) => screen.findByRole('button', { name: `${name}: choose a dashboard` });

  test('DB20 a dashboard is made as a copy, gets a name, and is shown', async () => {
    const { root, store, find } = await menuOf('Dashboard actions');
    vi.spyOn(root.overlays, 'prompt').mockResolvedValue('Evening');
    await act(async () => find('Copy of “Dashboard”', find('New dashboard').children as never).action());
    expect(await shownName('Evening')).toBeTruthy();
    const [first, copy] = store.document.dashboards;
    expect(copy!.widgets!.map(({ kind }) => kind)).toEqual(first!.widgets!.map(({ kind }) => kind));
    expect(copy!.widgets![0]!.id).not.toBe(first!.widgets![0]!.id);
  });

  test('DB20 a name that is not given makes no dashboard', async () => {
    const { root, store, find } = await menuOf('Dashboard actions');
    vi.spyOn(root.overlays, 'prompt').mockResolvedValue(undefined);
    await act(async () => find('Empty', find('New dashboard').children as never).action());
    expect(store.document.dashboards).toHaveLength(1);
  });

  test('DB20 a dashboard is renamed', async () => {
    const { root, find } = await menuOf('Dashboard actions');
    vi.spyOn(root.overlays, 'prompt').mockResolvedValue('Desk');
    await act(async () => find('Rename dashboard').action());
    expect(await shownName('Desk')).toBeTruthy();
  });

  test('DB20 the side panel chooses its dashboard, and a deleted one comes back', async () => {
    const { root, store } = await open();
    act(() => store.change((workspace) => withNewDashboard(workspace, { id: 'e', name: 'Evening', widgets: [] })));
    const opened = vi.spyOn(root.overlays, 'openMenu');
    const menu = async (button: string) => {
      await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
      return (await opened.mock.lastCall![1]) as readonly { text?: string; action: () => void }[];
    };
    const evening = (await menu('Dashboard: choose a dashboard')).find(({ text }) => text === 'Evening')!;
    await act(async () => evening.action());
    expect(root.settings.get('sideDashboard')).toBe('e');
    const remove = (await menu('Dashboard actions')).find(({ text }) => text === 'Delete dashboard')!;
    await act(async () => remove.action());
    expect(await shownName('Dashboard')).toBeTruthy();
    await act(async () => root.overlays.toasts.items.at(-1)!.action!.run());
    expect(await shownName('Evening')).toBeTruthy();
  });
});

describe('the dashboard in edit mode', () => {
  test('edit mode moves and resizes a widget by keys on its name', async () => {
    const { store } = await open();
    await edit();
    const handle = screen.getByRole('button', { name: 'Calendar' });
    handle.focus();
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(storedWidgets(store.document)!.map(({ id }) => id)).toEqual(['m', 'c']);
    expect(said()).toBe('Calendar: column 1, row 4');
    // The name still has the focus.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calendar' }));
    fireEvent.keyDown(handle, { key: 'ArrowRight', shiftKey: true });
    expect(said()).toBe('Calendar: 5 × 3 cells');
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    expect(said()).toBe("Calendar can't move any further");
  });

  test('edit mode keeps the focus out of the contents of widgets', async () => {
    await open();
    await edit();
    expect(screen.getByLabelText('Memo', { selector: 'textarea' }).closest('[inert]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Memo', { selector: 'textarea' }).closest('[inert]')).toBeNull();
  });

  test('edit mode removes a widget, moves the focus to the next one, and can bring the widget back', async () => {
    const { store, root } = await open();
    await edit();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Calendar' }));
    expect(storedWidgets(store.document)!.map(({ id }) => id)).toEqual(['m']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Memo' }));
    await act(async () => root.overlays.toasts.items[0]!.action!.run());
    expect(storedWidgets(store.document)!.map(({ id }) => id)).toEqual(['c', 'm']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Memo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Calendar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
  });

  test('edit mode opens options, menu and picker by their buttons', async () => {
    const { root } = await open();
    await edit();
    const opened = vi.spyOn(root.overlays, 'open').mockResolvedValue(undefined);
    const menu = vi.spyOn(root.overlays, 'openMenu').mockResolvedValue();
    fireEvent.click(screen.getByRole('button', { name: 'Memo options' }));
    expect(opened.mock.calls[0]).toMatchObject(['widgetOptions', { title: 'memoWidget.title' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Memo' }));
    expect(menu.mock.calls[0]![2]).toMatchObject({ label: 'Actions for Memo' });
    fireEvent.click(screen.getByRole('button', { name: 'Add widget' }));
    expect(opened.mock.lastCall![0]).toBe('widgetPicker');
  });
});

describe('what edit mode shows', () => {
  test('DB2 the widget that was added last is scrolled to and marked once the picker is closed', async () => {
    const { root } = await open();
    await edit();
    const scrolled: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push(this.dataset['widget'] ?? '');
    });
    let close = () => {};
    const opened = vi.spyOn(root.overlays, 'open').mockImplementation(() => new Promise((resolve) => (close = () => resolve(undefined))));
    fireEvent.click(screen.getByRole('button', { name: 'Add widget' }));
    const { add } = opened.mock.calls[0]![1] as { add: (kind: string) => void };
    await act(async () => ['clock', 'rss'].forEach(add));
    expect(scrolled).toEqual([]);
    await act(async () => close());
    expect(scrolled).toEqual(['rss']);
    expect([...document.querySelectorAll<HTMLElement>('[data-revealed]')].map(({ dataset }) => dataset['widget'])).toEqual(['rss']);
  });

  test('DB21 edit mode leaves the content of a widget as it is, below a tab with its size', async () => {
    await open();
    const card = (name: string) => frame(name).querySelector(':scope > [class*="frame"]')!;
    const before = card('Calendar').innerHTML;
    await edit();
    expect(card('Calendar').innerHTML).toBe(before);
    expect(within(frame('Calendar')).getByText('4×3')).toBeTruthy();
  });

  test('DB2 the place of a new widget is shown while its card has the pointer or the focus', async () => {
    // Wide enough for the shelf.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_400);
    await open();
    await edit();
    const card = await screen.findByRole('listitem', { name: 'Clock' });
    fireEvent.pointerEnter(card);
    expect(screen.getByText('Clock goes here')).toBeTruthy();
    fireEvent.pointerLeave(card);
    expect(screen.queryByText('Clock goes here')).toBeNull();
    await act(async () => fireEvent.click(within(card).getByRole('button', { name: 'Add' })));
    expect(frame('Clock').hasAttribute('data-revealed')).toBe(true);
  });
});

describe('the keys of the clipboard in edit mode', () => {
  /** Presses the key for copying or pasting, and returns the text on the clipboard afterwards. */
  const press = (type: 'copy' | 'paste', target: Element, text = ''): { text: string; isHandled: boolean } => {
    const clipboard = { text };
    const clipboardData = { setData: (_: string, next: string) => (clipboard.text = next), getData: () => clipboard.text };
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData });
    act(() => void target.dispatchEvent(event));
    return { ...clipboard, isHandled: event.defaultPrevented };
  };

  test('DB14 the keys of the clipboard copy the widget with the focus, and paste it at the first free place', async () => {
    const { store } = await open();
    await edit();
    const { text } = press('copy', screen.getByRole('button', { name: 'Memo' }));
    expect(said()).toBe('Memo copied');
    press('paste', screen.getByRole('button', { name: 'Done' }), text);
    expect(storedWidgets(store.document)!.map(({ kind }) => kind)).toEqual(['calendar', 'memo', 'memo']);
  });

  test('the keys of the clipboard do nothing special outside of edit mode and in text fields', async () => {
    const { store } = await open();
    const text = press('copy', screen.getByRole('textbox', { name: 'Memo' }));
    expect(text).toEqual({ text: '', isHandled: false });
    await edit();
    expect(press('copy', screen.getByLabelText('Memo', { selector: 'textarea' })).isHandled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(press('paste', screen.getByRole('button', { name: 'Edit widgets' }), 'anything').isHandled).toBe(false);
    expect(storedWidgets(store.document)).toHaveLength(2);
  });
});

describe('a widget of another account', () => {
  test('DB17 a widget of another account loads with that account, and the others stay with the current one', async () => {
    const bob = user('bob').me();
    const { root, api: server } = await open([widget('c', 'calendar', 0), { ...widget('t', 'timeline', 3), account: bob.id }]);
    expect(await within(frame('Timeline')).findByText("You're signed out of this account.")).toBeTruthy();
    expect(within(frame('Calendar')).getByText('Today')).toBeTruthy();
    expect(server.paramsOf('notes/timeline')).toEqual([]);
    expect(root.session.current.me?.username).toBe('alice');
  });
});

describe('a widget', () => {
  test("a widget opens its options on a right click, unless the browser's own menu is more useful", async () => {
    const { root } = await open();
    const menu = vi.spyOn(root.overlays, 'openMenu').mockResolvedValue();
    fireEvent.contextMenu(screen.getByRole('textbox', { name: 'Memo' }));
    expect(menu).not.toHaveBeenCalled();
    fireEvent.contextMenu(within(frame('Calendar')).getByText('Today'));
    expect(menu.mock.calls[0]![1]).toMatchObject([{ type: 'label', text: 'Calendar' }, { text: 'Options' }]);
    await edit();
    fireEvent.contextMenu(frame('Calendar'));
    expect(menu).toHaveBeenCalledTimes(1);
  });

  test('DB5 a widget of an unknown kind says so, and can be removed', async () => {
    const { store } = await open([...two, widget('x', 'unheardOf', 6, { kept: true })]);
    expect(within(frame('unheardOf')).getByText(/doesn't know the widget/)).toBeTruthy();
    fireEvent.contextMenu(frame('unheardOf'));
    fireEvent.click(within(frame('unheardOf')).getByRole('button', { name: 'Remove' }));
    expect(storedWidgets(store.document)!.map(({ kind }) => kind)).toEqual(['calendar', 'memo']);
  });

  test('DB7 a widget that crashes leaves the others alone, and can be tried again, reset, removed and reported', async () => {
    consoleWatch.expect(/secret words|error boundary|WidgetBoundary/);
    const Failing = () => {
      throw new Error('secret words at https://example.test/');
    };
    const load = Reflect.get(LazyLoader.prototype, 'load');
    const failing = vi.spyOn(LazyLoader.prototype, 'load').mockImplementation(function loadButOne(this: LazyLoader, id, part) {
      return load.call(this, id, id === 'widget calendar' ? { load: async () => ({ default: Failing }) } : part);
    });
    const { store, root } = await open([widget('c', 'calendar', 0, { transparent: true }), widget('m', 'memo', 3)]);
    expect(within(frame('Memo')).getByRole('textbox')).toBeTruthy();
    const failed = within(frame('Calendar'));
    expect(failed.getByRole('alert').textContent).toContain('The widget ran into an error.');

    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await act(async () => fireEvent.click(failed.getByRole('button', { name: 'Copy report' })));
    expect(writeText.mock.calls[0]![0]).toMatch(/^Wisteria .*\nwidget: calendar\nerror: /);
    expect(writeText.mock.calls[0]![0]).not.toMatch(/secret|example/);
    writeText.mockRejectedValueOnce(new Error('refused'));
    await act(async () => fireEvent.click(failed.getByRole('button', { name: 'Copy report' })));
    expect(root.overlays.stack).toMatchObject([
      { dialog: { type: 'copy', options: { toCopy: expect.stringContaining('widget: calendar') } } },
    ]);
    vi.unstubAllGlobals();

    fireEvent.click(failed.getByRole('button', { name: 'Try again' }));
    expect(failed.getByRole('alert')).toBeTruthy();
    fireEvent.click(failed.getByRole('button', { name: 'Reset options' }));
    expect(storedWidgets(store.document)![0]!.options).toEqual({});
    fireEvent.click(failed.getByRole('button', { name: 'Remove' }));
    expect(storedWidgets(store.document)!.map(({ id }) => id)).toEqual(['m']);
    failing.mockRestore();
  });

  test('a widget that the viewer may not use says so', async () => {
    await mount(<WidgetPreview manifest={collectWidgets().get('memo')!} />, null);
    expect(screen.getByText("Your account can't use this widget.")).toBeTruthy();
  });

  test('a widget has a preview without a place in the grid', async () => {
    await mount(<WidgetPreview manifest={collectWidgets().get('calendar')!} />, null);
    expect(screen.getByText('This month')).toBeTruthy();
  });
});
