import { describe, expect, test, vi } from 'vitest';
import { collectWidgets } from '~/registry/collectWidgets';
import type { FoundWidget } from '~/registry/defineWidget';
import { defineOptions } from '~/registry/options';
import { DEFAULT_DASHBOARD } from '~/services/workspace/dashboardDefaults';
import { withNewDashboard } from '~/services/workspace/dashboards';
import type { WidgetRecord } from '~/services/workspace/document';
import { DashboardEditor } from '~/workspace/dashboard/DashboardEditor';
import { DashboardModel } from '~/workspace/dashboard/DashboardModel';
import { stepForKey } from '~/workspace/dashboard/widgetKeys';
import { applyTemplate, offeredTemplates } from '~/workspace/dashboard/templates';
import { widgetMenu } from '~/workspace/dashboard/widgetMenu';
import { importDashboard, pasteText, textOfWidget } from '~/workspace/dashboard/widgetTexts';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { storedWidgets, withOneDashboard } from '../../../fixtures/oneDashboard';

const manifest = (id: string, change: Partial<FoundWidget> = {}): FoundWidget => ({
  id,
  title: 'calendarWidget.title',
  keywords: 'calendarWidget.keywords',
  icon: 'calendar',
  category: 'time',
  size: { w: 4, h: 3, min: { w: 2, h: 2 } },
  instances: 'many',
  options: {},
  optionsVersion: 1,
  load: () => Promise.reject(new Error('not loaded')),
  ...change,
});

const feed = manifest('feed', {
  title: 'timelineWidget.title',
  heightOption: 'height',
  options: defineOptions({
    showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
    height: { kind: 'number', default: 100, label: 'widget.height' },
  }),
});
const owned = manifest('owned', { requires: 'signedIn' });
const kinds = [
  manifest('calendar'),
  manifest('single', { instances: 'one' }),
  feed,
  owned,
  { ...owned, id: 'settings', isForCurrentAccount: true as const },
];
const manifests = new Map(kinds.map((one) => [one.id, one]));

const widget = (id: string, kind: string, x = 0, y = 0, options = {}): WidgetRecord => ({ id, kind, x, y, w: 4, h: 3, options });

async function open(dashboard: readonly WidgetRecord[] | null = [widget('a', 'calendar'), widget('b', 'feed', 4)]) {
  const { root, api } = createTestRoot({ me: user('alice').me() });
  const store = root.workspace;
  store.adjust((workspace) => withOneDashboard(workspace, dashboard));
  let ids = 0;
  const model = new DashboardModel({
    store,
    overlays: root.overlays,
    i18n: root.i18n,
    manifests,
    newId: () => `n${++ids}`,
  });
  const { overlays, i18n } = root;
  const editor = new DashboardEditor(model, i18n);
  return { root, api, model, editor, store, overlays, i18n, said: () => model.announcement.trim() };
}

const ids = (model: DashboardModel): string[] => model.widgets.map(({ id }) => id);

describe('the dashboard', () => {
  test('DB20 a model shows the dashboard that it is asked for, and another one when that is gone', async () => {
    const { model, store } = await open();
    store.change((workspace) => withNewDashboard(workspace, { id: 'e', name: 'Evening', widgets: [] }));
    model.choose('e');
    expect({ name: model.name, ids: ids(model) }).toEqual({ name: 'Evening', ids: [] });
    store.undo();
    expect({ name: model.name, ids: ids(model) }).toEqual({ name: 'Dashboard', ids: ['a', 'b'] });
  });

  test('DB1 the dashboard shows the default until it is changed, and does not store it before', async () => {
    const { model, editor, store } = await open(null);
    expect(model.widgets).toEqual(DEFAULT_DASHBOARD);
    editor.move('a', 'up');
    expect(storedWidgets(store.document)).toBeNull();
    editor.move('a', 'right');
    expect(storedWidgets(store.document)).toHaveLength(DEFAULT_DASHBOARD.length);
  });

  test('DB2 an added widget is at the first free place and is announced', async () => {
    const { model, editor, said } = await open();
    expect(editor.add('calendar')).toBe('n1');
    expect(ids(model)).toEqual(['a', 'b', 'n1']);
    expect(said()).toBe('Calendar added');
  });

  test('a widget that is allowed once cannot be added again', async () => {
    const { model, editor } = await open();
    editor.add('single');
    editor.add('single');
    editor.duplicate('n1');
    expect(editor.add('nobody')).toBeUndefined();
    expect(ids(model)).toEqual(['a', 'b', 'n1']);
    expect(model.kindIsTaken('single')).toBe(true);
  });

  test('tidying up is one step, which the toast takes back; tidy widgets stay as they are', async () => {
    const { model, editor, overlays, said } = await open([widget('a', 'calendar'), widget('b', 'feed', 0, 3)]);
    const places = () => model.widgets.map(({ x, y }) => `${x},${y}`);
    editor.tidyUp();
    expect({ places: places(), said: said() }).toEqual({ places: ['0,0', '4,0'], said: 'Widgets tidied up' });
    editor.tidyUp();
    expect({ said: said(), toasts: overlays.toasts.items.length }).toEqual({ said: 'Widgets are already tidy', toasts: 1 });
    overlays.toasts.items[0]!.action!.run();
    expect(places()).toEqual(['0,0', '0,3']);
  });

  test('a widget moves in steps, and its position or its limit is announced', async () => {
    const { model, editor, said } = await open();
    editor.move('b', 'right');
    expect(said()).toBe('Timeline: column 6, row 1');
    editor.move('b', 'up');
    expect(said()).toBe("Timeline can't move any further");
    const once = model.announcement;
    editor.move('b', 'up');
    expect(model.announcement).not.toBe(once);
    model.setLayout({ columns: 1, visibleRows: 10, hasShelf: false });
    editor.move('b', 'up');
    expect(said()).toBe('Timeline: place 1 of 2');
  });

  test('a widget is resized by cells, and its size is announced', async () => {
    const { model, editor, said } = await open();
    editor.resize('a', 'taller');
    expect(said()).toBe('Calendar: 4 × 4 cells');
    for (let n = 0; n < 5; n += 1) editor.resize('a', 'narrower');
    expect(said()).toBe("Calendar can't move any further");
    expect(model.find('a')).toMatchObject({ w: 2, h: 4 });
  });

  test('DB6 each change of the dashboard is one step that can be undone', async () => {
    const { model, editor, store } = await open();
    const before = model.widgets;
    editor.add('calendar');
    editor.move('a', 'down');
    editor.resize('b', 'wider');
    model.remove('b');
    for (let n = 0; n < 4; n += 1) store.undo();
    expect(model.widgets).toEqual(before);
    expect(store.canUndo).toBe(false);
  });
});

describe('a widget that was removed', () => {
  const undo = (overlays: { toasts: { items: readonly { action?: { run(): void } }[] } }) => overlays.toasts.items.at(-1)!.action!.run();

  test('DB6 a removed widget can be restored from its toast, with all positions', async () => {
    const { model, overlays, said } = await open();
    const before = model.widgets;
    model.remove('a');
    expect(ids(model)).toEqual(['b']);
    expect(overlays.toasts.items.at(-1)!.text).toBe('Calendar removed');
    undo(overlays);
    expect(model.widgets).toEqual(before);
    expect(said()).toBe('Calendar restored');
  });

  test('a removed widget can also be restored after another change, which stays', async () => {
    const { model, editor, overlays } = await open();
    model.remove('a');
    editor.add('single');
    editor.resize('b', 'taller');
    undo(overlays);
    expect(ids(model).toSorted()).toEqual(['a', 'b', 'n1']);
    expect(model.find('b')!.h).toBe(4);
  });
});

describe('options', () => {
  test('DB4 the grid sets the height: the option follows it and is never stored', async () => {
    const { model, editor, store } = await open();
    expect(model.optionsOf(model.find('b')!)).toMatchObject({ showHeader: true, height: 114 });
    model.setOptions('b', { height: 240 });
    expect(model.find('b')).toMatchObject({ h: 5, options: {} });
    editor.resize('b', 'shorter');
    expect(model.optionsOf(model.find('b')!)['height']).toBe(168);
    expect(JSON.stringify(storedWidgets(store.document))).not.toContain('height');
  });

  test('the options of a widget change when their form is confirmed', async () => {
    const { model, overlays } = await open();
    const asked = vi.spyOn(overlays, 'open').mockResolvedValueOnce({ showHeader: false, height: 114 });
    await model.configure('b');
    expect(asked).toHaveBeenCalledWith('widgetOptions', {
      title: 'timelineWidget.title',
      schema: feed.options,
      values: { showHeader: true, height: 114 },
    });
    expect(model.find('b')).toMatchObject({ h: 3, options: { showHeader: false } });
  });

  test('the options of a widget stay when their form is canceled', async () => {
    const { model, overlays, store } = await open();
    const before = store.document;
    vi.spyOn(overlays, 'open').mockResolvedValueOnce(undefined);
    await model.configure('b');
    expect(store.document).toBe(before);
  });

  test('DB5 options that only another version knows are kept until they are reset', async () => {
    const { model } = await open([widget('b', 'feed', 0, 0, { later: 1, showHeader: 'no' })]);
    model.setOptions('b', { showHeader: false });
    expect(model.find('b')!.options).toEqual({ later: 1, showHeader: false });
    model.resetOptions('b');
    expect(model.find('b')!.options).toEqual({});
  });

  test('DB5 options of an unknown kind of widget are kept', async () => {
    const { model, editor, store } = await open([widget('x', 'unheardOf', 0, 0, { a: 1 }), widget('a', 'calendar', 4)]);
    model.setOptions('x', { a: 2 });
    await model.configure('x');
    editor.move('a', 'down');
    editor.move('x', 'right');
    expect(storedWidgets(store.document)!.find(({ id }) => id === 'x')).toMatchObject({ kind: 'unheardOf', options: { a: 1 } });
    expect(model.titleOf('unheardOf')).toBe('unheardOf');
  });
});

describe('the menu of a widget', () => {
  test('the menu of a widget offers only what would change something', async () => {
    const context = await open();
    const { model } = context;
    const texts = (id: string): unknown[] =>
      widgetMenu(context, id).map((item) =>
        item.type === 'parent'
          ? [item.text, ...(item.children as unknown as { text: string }[]).map(({ text }) => text)]
          : 'text' in item
            ? item.text
            : '-',
      );
    expect(texts('a')).toEqual([
      'Options',
      ['Move', 'Right'],
      ['Size', 'Wider', 'Narrower', 'Taller', 'Shorter'],
      'Duplicate',
      'Copy with options',
      '-',
      'Remove',
    ]);
    expect(texts('nobody')).toEqual([]);
    model.setLayout({ columns: 1, visibleRows: 10, hasShelf: false });
    expect(texts('a')).toContainEqual(['Move', 'Down']);
    expect(texts('a')).toContainEqual(['Size', 'Taller', 'Shorter']);
  });

  test('the menu of an unknown kind of widget only moves and removes it', async () => {
    const items = widgetMenu(await open([widget('x', 'unheardOf')]), 'x');
    expect(items.map((item) => ('text' in item ? item.text : '-'))).toEqual(['Move', 'Size', '-', 'Remove']);
  });
});

describe('the text of a widget', () => {
  const toast = (overlays: { toasts: { items: readonly { text: string; action?: { run(): void } }[] } }) => overlays.toasts.items.at(-1)!;

  test('DB14 a widget is pasted with its options, and the toast takes that back', async () => {
    const tools = await open([widget('b', 'feed', 0, 0, { showHeader: false }), widget('a', 'calendar', 4)]);
    const { model, overlays } = tools;
    pasteText(tools, textOfWidget(model, 'b'));
    expect(ids(model)).toEqual(['b', 'a', 'n1']);
    expect(model.revealed).toEqual({ id: 'n1' });
    expect(model.find('n1')).toMatchObject({ kind: 'feed', options: { showHeader: false } });
    expect(toast(overlays).text).toBe('Timeline pasted');
    toast(overlays).action!.run();
    expect(ids(model)).toEqual(['b', 'a']);
  });

  test('DB14 the text of a widget leaves out options that only another version knows', async () => {
    const { model } = await open([widget('b', 'feed', 0, 0, { later: 1, showHeader: false })]);
    expect(JSON.parse(textOfWidget(model, 'b')).widgets[0].options).toEqual({ showHeader: false });
  });

  test('DB14 a text that is not about widgets changes nothing, and a message says why', async () => {
    const tools = await open();
    const before = tools.model.widgets;
    pasteText(tools, 'https://example.test/');
    expect(toast(tools.overlays).text).toBe("That isn't a widget or dashboard. Nothing changed.");
    pasteText(tools, textOfWidget(tools.model, 'a').replace('"calendar"', '"spy"'));
    expect(toast(tools.overlays).text).toBe('This version of Wisteria has no widget “spy”. Nothing changed.');
    pasteText(tools, textOfWidget(tools.model, 'b').replace('"options": {}', '"options": { "showHeader": "no" }'));
    expect(toast(tools.overlays).text).toBe('The option “showHeader” of Timeline is unknown or has an invalid value. Nothing changed.');
    expect(tools.model.widgets).toBe(before);
  });

  test('a widget that is allowed once is not pasted again', async () => {
    const tools = await open([widget('s', 'single')]);
    pasteText(tools, textOfWidget(tools.model, 's'));
    expect(ids(tools.model)).toEqual(['s']);
    expect(toast(tools.overlays).text).toBe('The dashboard already has these widgets');
  });

  test('DB14 an import replaces the dashboard or adds to it below, as one step that can be undone', async () => {
    const tools = await open();
    const { model, overlays, store } = tools;
    const text = textOfWidget(model, 'b');
    const asked = vi.spyOn(overlays, 'open');
    asked.mockResolvedValueOnce({ text, how: 'add' });
    await importDashboard(tools);
    expect(ids(model)).toEqual(['a', 'b', 'n1']);
    expect(model.find('n1')!.y).toBe(3);
    asked.mockResolvedValueOnce({ text, how: 'replace' });
    await importDashboard(tools);
    expect(ids(model)).toEqual(['n2']);
    store.undo();
    store.undo();
    expect(ids(model)).toEqual(['a', 'b']);
  });

  test('an import shows what comes, or what is wrong, before anything changes', async () => {
    const tools = await open();
    const before = tools.model.widgets;
    const asked = vi.spyOn(tools.overlays, 'open').mockResolvedValueOnce(undefined);
    await importDashboard(tools);
    const { read } = asked.mock.calls[0]![1] as unknown as { read: (text: string) => unknown };
    expect(read(textOfWidget(tools.model, 'b'))).toMatchObject({
      ok: true,
      widgets: [{ title: 'Timeline', icon: 'calendar', w: 4, h: 3 }],
    });
    expect(read('{}')).toEqual({ ok: false, problem: "There's no dashboard in that. Nothing changed." });
    expect(tools.model.widgets).toBe(before);
  });
});

describe('ready-made dashboards', () => {
  test('the dashboard for moderators is offered only to them', () => {
    const names = (me: ReturnType<ReturnType<typeof user>['me']>) => offeredTemplates(me).map(({ name }) => name);
    expect(names(user('alice').me())).toEqual(['reader', 'creator', 'quiet', 'wall']);
    expect(names(user('alice').me({ isModerator: true }))).toEqual(['reader', 'creator', 'moderator', 'quiet', 'wall']);
  });

  test('widgets of staff are offered to staff alone', () => {
    const manifests = collectWidgets();
    const { i18n, overlays, workspace } = createTestRoot().root;
    const model = new DashboardModel({ store: workspace, overlays, i18n, manifests, newId: () => 'x' });
    const kinds = (isModerator: boolean) => model.offeredTo(user('alice').me({ isModerator })).map(({ id }) => id);
    expect(kinds(false)).not.toContain('reports');
    expect(kinds(false)).toHaveLength(manifests.size - 2);
    expect(kinds(true)).toEqual([...manifests.keys()]);
  });

  test('DB15 a ready-made dashboard takes only widgets that exist, and can be undone', async () => {
    const { model, i18n, overlays } = await open();
    const before = model.widgets;
    const quiet = offeredTemplates(null).find(({ name }) => name === 'quiet')!;
    applyTemplate(model, quiet, null, i18n);
    expect(model.widgets.map(({ kind }) => kind)).toEqual(['calendar']);
    overlays.toasts.items.at(-1)!.action!.run();
    expect(model.widgets).toEqual(before);
  });
});

describe('a dashboard of this device alone', () => {
  test('DB16 a dashboard of its own begins as the shared one, and changes no other device', async () => {
    const { model, editor, store } = await open();
    model.setOwn(true);
    editor.move('b', 'right');
    expect(model.find('b')!.x).toBe(5);
    expect(storedWidgets(store.document)!.find(({ id }) => id === 'b')!.x).toBe(4);
    model.setOwn(false);
    expect(model.find('b')!.x).toBe(4);
    expect(store.document).not.toHaveProperty('ownDashboards');
    store.undo();
    expect(model.find('b')!.x).toBe(5);
  });
});

describe('the account of a widget', () => {
  test('DB17 a widget is offered the other stored accounts if it needs one', async () => {
    const context = await open([widget('o', 'owned'), widget('m', 'settings', 4), widget('a', 'calendar', 8)]);
    const { model, root, api } = context;
    const alice = user('alice').detailed();
    const bob = user('bob').detailed();
    api.on('users/show', [alice, bob]);
    await root.kv.set('accounts', [
      { id: alice.id, token: 'secret' },
      { id: bob.id, token: 'bob-token' },
    ]);
    await root.accounts.load();
    const accounts = (id: string) => widgetMenu(context, id).find((item) => 'text' in item && item.text === 'Account');
    expect(accounts('a')).toBeUndefined();
    expect(accounts('m')).toBeUndefined();
    const { children } = accounts('o') as unknown as { children: () => Promise<{ text: string; action: () => void }[]> };
    const [current, other] = await children();
    expect([current!.text, other!.text]).toEqual(['Current account', '@bob']);
    other!.action();
    expect(model.find('o')!.account).toBe(bob.id);
    expect(textOfWidget(model, 'o')).not.toContain(bob.id);
    current!.action();
    expect(model.find('o')).not.toHaveProperty('account');
  });
});

describe('a key on the handle', () => {
  const key = (name: string, change = {}) =>
    stepForKey({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...change });

  test.each([
    ['ArrowLeft', { move: 'left' }, { resize: 'narrower' }],
    ['ArrowRight', { move: 'right' }, { resize: 'wider' }],
    ['ArrowUp', { move: 'up' }, { resize: 'shorter' }],
    ['ArrowDown', { move: 'down' }, { resize: 'taller' }],
  ])('the key %s moves a widget, and resizes it with Shift', (name, alone, withShift) => {
    expect(key(name)).toEqual(alone);
    expect(key(name, { shiftKey: true })).toEqual(withShift);
    expect(key(name, { ctrlKey: true })).toBeNull();
  });

  test('other keys on the handle do nothing', () => {
    expect(key('Enter')).toBeNull();
  });
});
