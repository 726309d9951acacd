import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { describe, expect, test } from 'vitest';
import { observable, runInAction } from 'mobx';
import { LoadError, type AppError } from '~/lib/AppError';
import { disposable } from '~/lib/disposable';
import type { ColorScheme, CompiledTheme } from '~/theme/Theme';
import { compileDefault, compileWish } from '~/theme/themeEngine';
import { ThemeStore, type ThemeStoreDeps } from '~/theme/ThemeStore';
import { FakeClock } from '../../fixtures/FakeClock';
import { FakeTabs, MemoryLocalStore } from '../../fixtures/memoryStores';

const TRELLIS = 'wisteria-trellis';
const NIGHTFALL = 'wisteria-nightfall';

function setUp({
  system = 'light',
  local = new MemoryLocalStore(),
  tabs = new FakeTabs(),
  ...deps
}: Partial<Omit<ThemeStoreDeps, 'system' | 'local'>> & { system?: ColorScheme; local?: MemoryLocalStore; tabs?: FakeTabs } = {}) {
  const clock = new FakeClock();
  const applied: CompiledTheme[] = [];
  const changing: boolean[] = [];
  const wallpapers: (string | null)[] = [];
  const reported: AppError[] = [];
  const server = observable({ light: null as string | null, dark: null as string | null });
  const compiling: Promise<CompiledTheme>[] = [];
  let tellSystem: (scheme: ColorScheme) => void = () => {};
  const store = new ThemeStore({
    local,
    clock,
    crossTab: tabs.open(),
    userId: 'alice',
    mayMove: () => true,
    mediaUrl: (raw) => safeHttpUrl(raw),
    serverThemes: () => server,
    report: (error) => reported.push(error),
    target: {
      apply: (theme) => applied.push(theme),
      setChanging: (isChanging) => changing.push(isChanging),
      setWallpaper: (url) => wallpapers.push(url),
    },
    compile: (wish) => {
      const compiled = compileWish(wish);
      compiling.push(compiled);
      return compiled;
    },
    ...deps,
    system: {
      scheme: system,
      onChange: (listener) => {
        tellSystem = listener;
        return disposable(() => {});
      },
    },
  });
  const ids = () => applied.map(({ id }) => id);
  /** Waits until started compilations end, and everything that waits for them. */
  const settle = async () => {
    await Promise.all(compiling);
    await Promise.resolve();
  };
  return {
    store,
    clock,
    local,
    applied,
    changing,
    wallpapers,
    reported,
    server,
    ids,
    settle,
    tellSystem: (scheme: ColorScheme) => tellSystem(scheme),
  };
}

describe('the color scheme', () => {
  test('the color scheme is the system’s until the viewer chooses one', () => {
    expect(setUp({ system: 'dark' }).store.scheme).toBe('dark');
  });

  test('the color scheme follows the system while none is chosen', () => {
    const { store, tellSystem } = setUp();
    tellSystem('dark');
    expect(store.scheme).toBe('dark');
  });

  test('the color scheme no longer follows the system once it is chosen', () => {
    const { store, tellSystem } = setUp();
    store.setScheme('light');
    tellSystem('dark');
    expect(store.scheme).toBe('light');
  });

  test('the color scheme is remembered', () => {
    const { store, local } = setUp();
    store.toggleScheme();
    expect(local.get('SELECTED_COLOR_SCHEME')).toBe('dark');
    expect(setUp({ local }).store.scheme).toBe('dark');
  });

  test('the color scheme follows the system again when it is cleared', () => {
    const { store, local } = setUp({ system: 'dark' });
    store.setScheme('light');
    store.setScheme(null);
    expect({ scheme: store.scheme, stored: local.get('SELECTED_COLOR_SCHEME') }).toEqual({ scheme: 'dark', stored: null });
  });
});

describe('the theme', () => {
  test('the theme is Trellis or Nightfall when none is chosen', async () => {
    const { store, ids, settle } = setUp();
    await store.start();
    store.toggleScheme();
    await settle();
    expect(ids()).toEqual([TRELLIS, NIGHTFALL]);
  });

  test('the theme is compiled ahead for the first visit', async () => {
    const applied: CompiledTheme[] = [];
    const store = new ThemeStore({
      local: new MemoryLocalStore(),
      clock: new FakeClock(),
      crossTab: new FakeTabs().open(),
      userId: null,
      mayMove: () => true,
      mediaUrl: () => null,
      serverThemes: () => ({ light: null, dark: null }),
      report: () => {},
      target: { apply: (theme) => applied.push(theme), setChanging: () => {}, setWallpaper: () => {} },
      system: { scheme: 'dark', onChange: () => disposable(() => {}) },
    });
    await store.start();
    expect(applied).toEqual([compileDefault('dark')]);
  });

  test('the theme is the one chosen for the scheme', async () => {
    const { store, ids, local } = setUp();
    store.selectTheme('light');
    await store.start();
    expect({ ids: ids(), stored: local.get('SELECTED_LIGHT_THEME_ID') }).toEqual({ ids: ['light'], stored: 'light' });
  });

  test('the theme is not one that was made for the other scheme', async () => {
    const { store, ids } = setUp();
    store.selectTheme('dark', 'light');
    await store.start();
    expect(ids()).toEqual([TRELLIS]);
  });

  test('the theme is the server’s default when none is chosen', async () => {
    const { store, ids, server, settle } = setUp();
    await store.start();
    runInAction(() => (server.light = "{ id: 'house', name: 'House', base: 'light', props: { accent: '#ff0000' } }"));
    await settle();
    expect(ids()).toEqual([TRELLIS, 'house']);
  });

  test.each([
    ['does not parse', 'nonsense'],
    ['lacks fields', "{ id: 'house', base: 'light' }"],
    ['is made for the other scheme', "{ id: 'house', name: 'House', base: 'dark', props: {} }"],
    ['has colors in a circle', "{ id: 'house', name: 'House', base: 'light', props: { accent: '@accent' } }"],
  ])('the theme is not the server’s default when that %s', async (_fault, text) => {
    const { store, ids, server } = setUp();
    runInAction(() => (server.light = text));
    await store.start();
    expect(ids()).toEqual([TRELLIS]);
  });

  test('the theme changes with a transition, except the first time', async () => {
    const { store, changing, clock, settle } = setUp();
    await store.start();
    expect(changing).toEqual([]);
    store.toggleScheme();
    await settle();
    expect(changing).toEqual([true]);
    clock.advance(1000);
    expect(changing).toEqual([true, false]);
  });

  test('the theme changes without a transition for viewers who switched motion off', async () => {
    const { store, changing, settle, ids } = setUp({ mayMove: () => false });
    await store.start();
    store.toggleScheme();
    await settle();
    expect({ ids: ids(), changing }).toEqual({ ids: [TRELLIS, NIGHTFALL], changing: [] });
  });

  test('the theme is shown without compiling when it is cached', async () => {
    const { store, local, applied } = setUp();
    await store.start();
    const again = setUp({ local, compile: () => Promise.reject(new Error('not needed')) });
    await again.store.start();
    expect(again.applied).toEqual(applied);
  });

  test('the theme is compiled again when the choice has changed since the last visit', async () => {
    const { store, local } = setUp();
    await store.start();
    local.set('SELECTED_LIGHT_THEME_ID', 'light');
    const again = setUp({ local });
    await again.store.start();
    expect(again.ids()).toEqual(['light']);
  });

  test('the theme stays on screen when the next one fails to compile, which is reported', async () => {
    const { store, reported, applied } = setUp({ compile: () => Promise.reject(new LoadError('gone')) });
    await store.start();
    expect({ reportCount: reported.length, appliedCount: applied.length }).toEqual({ reportCount: 1, appliedCount: 0 });
  });

  test('the theme stays when the store is disposed', async () => {
    const { store, applied, server, settle } = setUp();
    await store.start();
    store.dispose();
    runInAction(() => (server.light = "{ id: 'house', name: 'House', base: 'light', props: {} }"));
    await settle();
    expect(applied).toHaveLength(1);
  });
});

describe('an installed theme', () => {
  const mine = { id: 'mine', name: 'Mine', base: 'light', props: { accent: '#123456' } } as const;

  test('an installed theme is shown when it is chosen, also after a reload', async () => {
    const { store, ids, local, settle } = setUp();
    await store.start();
    store.storeInstalled([mine]);
    store.selectTheme('mine');
    await settle();
    expect({ ids: ids(), stored: local.get('themes:alice') }).toEqual({ ids: [TRELLIS, 'mine'], stored: JSON.stringify([mine]) });
    const again = setUp({ local });
    await again.store.start();
    expect(again.ids()).toEqual(['mine']);
  });

  test('an installed theme is shown with its new colors when it is changed', async () => {
    const { store, applied, settle } = setUp();
    store.storeInstalled([mine]);
    store.selectTheme('mine');
    await store.start();
    store.storeInstalled([{ ...mine, props: { accent: '#ff0000' } }]);
    await settle();
    expect(applied.map(({ colors }) => colors.accent)).toEqual(['rgb(18, 52, 86)', 'rgb(255, 0, 0)']);
  });

  test('an installed theme that is gone or damaged gives way to the default', async () => {
    const { store, ids, settle, reported } = setUp();
    store.storeInstalled([mine]);
    store.selectTheme('mine');
    await store.start();
    store.storeInstalled([{ ...mine, props: { accent: '@accent' } }]);
    await settle();
    store.storeInstalled([null, 5]);
    await settle();
    expect({ ids: ids(), reported }).toEqual({ ids: ['mine', TRELLIS, TRELLIS], reported: [] });
  });

  test('an installed theme cannot be stored by a visitor', () => {
    const { store, local } = setUp({ userId: null });
    store.storeInstalled([mine]);
    expect([...local.values.keys()]).toEqual([]);
  });
});

describe('a preview', () => {
  const other = compileDefault('dark');

  test('a preview is shown without a transition, and is undone when it ends', async () => {
    const { store, ids, changing, local, settle } = setUp();
    await store.start();
    const preview = store.preview(other);
    expect({ ids: ids(), changing }).toEqual({ ids: [TRELLIS, NIGHTFALL], changing: [] });
    preview.dispose();
    await settle();
    expect({ ids: ids(), stored: local.get('SELECTED_DARK_THEME_ID') }).toEqual({ ids: [TRELLIS, NIGHTFALL, TRELLIS], stored: null });
  });

  test('a preview stays when the choice changes, which shows when it ends', async () => {
    const { store, ids, settle } = setUp();
    await store.start();
    const preview = store.preview(other);
    store.selectTheme('light');
    await settle();
    expect(ids().at(-1)).toBe(NIGHTFALL);
    preview.dispose();
    await settle();
    expect(ids().at(-1)).toBe('light');
  });

  test('a preview that a newer one replaced ends without an effect', async () => {
    const { store, ids } = setUp();
    await store.start();
    const first = store.preview(other);
    store.preview({ ...other, id: 'newer' });
    first.dispose();
    expect(ids().at(-1)).toBe('newer');
  });
});

describe('another tab', () => {
  test('another tab follows the chosen scheme, theme and wallpaper', async () => {
    const [local, tabs] = [new MemoryLocalStore(), new FakeTabs()];
    const here = setUp({ local, tabs });
    const there = setUp({ local, tabs });
    await there.store.start();
    here.store.setScheme('dark');
    here.store.selectTheme('wisteria-hearth', 'dark');
    here.store.setWallpaper('https://example.test/sky.png');
    await there.settle();
    expect({ id: there.ids().at(-1), wallpapers: there.wallpapers }).toEqual({
      id: 'wisteria-hearth',
      wallpapers: [null, 'https://example.test/sky.png'],
    });
  });
});

describe('the wallpaper', () => {
  test('the wallpaper is there after a reload, and is removed again', async () => {
    const { store, local } = setUp();
    store.setWallpaper('https://example.test/sky.png');
    const again = setUp({ local });
    await again.store.start();
    again.store.setWallpaper(null);
    expect({ shown: again.wallpapers, stored: local.get('wallpaper') }).toEqual({
      shown: ['https://example.test/sky.png', null],
      stored: null,
    });
  });

  test('the wallpaper is never an address that is not http', async () => {
    const { store, wallpapers } = setUp();
    store.setWallpaper('javascript:alert(1)');
    await store.start();
    expect(wallpapers).toEqual([null]);
  });
});
