import { action, actionBound, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import { peek } from '~/lib/peek';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';
import { neededOffline } from '~/lib/neededOffline';
import type { CrossTab } from '~/storage/CrossTab';
import { documentTarget, preferredScheme, TRANSITION_MS, type ThemeTarget } from './applyTheme';
import type { ColorScheme, CompiledTheme } from './Theme';
import {
  installedKey,
  installedTheme,
  readChoice,
  readThemeCache,
  SCHEME_KEY,
  THEME_ID_KEYS,
  WALLPAPER_KEY,
  writeThemeCache,
  type ThemeChoice,
  type ThemeStorage,
} from './themeCache';
import type { ThemeWish } from './themeEngine';

/** The operating system's color scheme and its changes. */
export interface SystemScheme {
  readonly scheme: ColorScheme;
  onChange(listener: (scheme: ColorScheme) => void): Disposable;
}

/** Dependencies of {@link ThemeStore}. */
export interface ThemeStoreDeps {
  readonly local: ThemeStorage;
  readonly clock: Clock;
  /** Tells the other tabs of this browser about choices, and hears of theirs. */
  readonly crossTab: Pick<CrossTab, 'post' | 'on'>;
  /** The id of the signed-in account, null for a visitor, who has no installed themes. */
  readonly userId: string | null;
  /** Whether the viewer allows motion. */
  mayMove(): boolean;
  /** The address from which a picture of the server is loaded, or null if it must not be. */
  mediaUrl(raw: string | null): string | null;
  /** The server's default themes as text (`meta.defaultLightTheme`, `defaultDarkTheme`); read inside a reaction. */
  serverThemes(): Readonly<Record<ColorScheme, string | null>>;
  /** Called when the engine fails to load; the current colors stay. */
  report(error: AppError): void;
  readonly target?: ThemeTarget;
  readonly system?: SystemScheme;
  readonly compile?: (wish: ThemeWish) => Promise<CompiledTheme>;
}

/** Decides which theme is shown: by the person's or the system's scheme, then the chosen theme, then the server's default. */
export class ThemeStore implements Disposable {
  /** The theme on screen; undefined until the first one is applied. */
  current: CompiledTheme | undefined;

  /** The choice of the user; observable. */
  choice: ThemeChoice;

  readonly #deps: Required<ThemeStoreDeps>;
  readonly #installedKey: string | null;
  readonly #life = new DisposableStore();
  #changing: Disposable | undefined;
  #previewed: CompiledTheme | null = null;
  private systemScheme: ColorScheme;

  constructor(deps: ThemeStoreDeps) {
    const { target = documentTarget(document), system = mediaScheme(window), compile = compileLazily, userId } = deps;
    this.#deps = { ...deps, target, system, compile };
    this.#installedKey = userId && installedKey(userId);
    this.choice = readChoice(deps.local, this.#installedKey);
    this.systemScheme = system.scheme;
    makeObservable<this, 'systemScheme' | 'wish' | 'show' | 'followSystem' | 'reread'>(this, {
      current: observableRef,
      choice: observableRef,
      systemScheme: observable,
      scheme: computed,
      wish: computed,
      reread: action,
      toggleScheme: actionBound,
      show: action,
      followSystem: action,
    });
    this.#life.add(system.onChange((scheme) => this.followSystem(scheme)));
    this.#life.add(deps.crossTab.on('theme', () => this.reread()));
  }

  /** The scheme on screen: the person's choice, else the system's. */
  get scheme(): ColorScheme {
    return this.choice.scheme ?? this.systemScheme;
  }

  /** Applies the theme and follows changes; settles when the first theme is on the page. */
  start(): Promise<void> {
    const { target } = this.#deps;
    this.#life.add(
      reaction(
        () => JSON.stringify(this.wish),
        () => void this.#refresh(),
      ),
    );
    this.#life.add(
      reaction(
        () => this.#deps.mediaUrl(this.choice.wallpaper),
        (url) => target.setWallpaper(url),
        { fireImmediately: true },
      ),
    );
    return this.#refresh();
  }

  /** Chooses a scheme; null follows the system again. */
  setScheme(scheme: ColorScheme | null): void {
    this.#store(SCHEME_KEY, scheme);
  }

  /** Toggles between light and dark. Bound, for use as a command. */
  toggleScheme(): void {
    this.setScheme(this.scheme === 'light' ? 'dark' : 'light');
  }

  /** Chooses the theme of a scheme; null returns to the server's default. */
  selectTheme(id: string | null, scheme: ColorScheme = this.scheme): void {
    this.#store(THEME_ID_KEYS[scheme], id);
  }

  /** Shows a picture behind everything; null removes it. */
  setWallpaper(url: string | null): void {
    this.#store(WALLPAPER_KEY, url);
  }

  /** Stores the installed themes of the account, so that the next start has them. Does nothing for visitors. */
  storeInstalled(themes: readonly unknown[]): void {
    if (this.#installedKey !== null) this.#store(this.#installedKey, JSON.stringify(themes));
  }

  /** Shows a theme without choosing it, until the result is disposed. */
  preview(theme: CompiledTheme): Disposable {
    this.#previewed = theme;
    this.show(theme);
    return disposable(() => {
      if (this.#previewed !== theme) return;
      this.#previewed = null;
      void this.#refresh();
    });
  }

  dispose(): void {
    this.#changing?.dispose();
    this.#life.dispose();
  }

  private get wish(): ThemeWish {
    const { scheme, choice } = this;
    const id = choice.ids[scheme];
    const installed = id === null ? undefined : installedTheme(choice, id);
    return { scheme, id, serverTheme: this.#deps.serverThemes()[scheme], ...(installed && { installed }) };
  }

  async #refresh(): Promise<void> {
    const { local, compile, report } = this.#deps;
    const wish = peek(() => this.wish);
    const key = JSON.stringify(wish);
    const cached = readThemeCache(local)[wish.scheme];
    if (cached?.wish === key) {
      this.show(cached.theme);
      return;
    }
    try {
      const theme = await compile(wish);
      writeThemeCache(local, { wish: key, theme });
      // Another choice may have been made in the meantime, whose refresh is running.
      if (JSON.stringify(peek(() => this.wish)) === key) this.show(theme);
    } catch (thrown) {
      report(toAppError(thrown));
    }
  }

  private show(theme: CompiledTheme): void {
    const { target, clock } = this.#deps;
    const previous = this.current;
    if (this.#previewed && this.#previewed !== theme) return;
    this.current = theme;
    // A preview shows changes while they are made, and a transition would be behind them.
    if (previous && !this.#previewed && peek(() => this.#deps.mayMove())) {
      this.#changing?.dispose();
      target.setChanging(true);
      this.#changing = clock.after(TRANSITION_MS, () => target.setChanging(false));
    }
    target.apply(theme, previous);
  }

  private followSystem(scheme: ColorScheme): void {
    this.systemScheme = scheme;
  }

  /** Reads the choice again, after this or another tab changed it. */
  private reread(): void {
    this.choice = readChoice(this.#deps.local, this.#installedKey);
  }

  #store(key: string, value: string | null): void {
    const { local, crossTab } = this.#deps;
    if (value === null) local.remove(key);
    else local.set(key, value);
    this.reread();
    crossTab.post('theme', {});
  }
}

const loadEngine = neededOffline(() => import('./themeEngine'));
const loadLight = neededOffline(() => import('./compiled/light.json'));
const loadDark = neededOffline(() => import('./compiled/dark.json'));

/** The default is compiled ahead: a sixth of the engine in bytes, and all that most first visits need. */
async function compileLazily(wish: ThemeWish): Promise<CompiledTheme> {
  if (wish.id === null && wish.serverTheme === null) return await loadDefault(wish.scheme);
  const { compileWish } = await loadEngine();
  return await compileWish(wish);
}

async function loadDefault(scheme: ColorScheme): Promise<CompiledTheme> {
  const { default: compiled } = await (scheme === 'light' ? loadLight() : loadDark());
  return { ...compiled, scheme };
}

function mediaScheme(view: Window): SystemScheme {
  const dark = view.matchMedia('(prefers-color-scheme: dark)');
  const scheme = () => preferredScheme((query) => view.matchMedia(query).matches);
  return {
    scheme: scheme(),
    onChange(listener) {
      const handle = () => listener(scheme());
      dark.addEventListener('change', handle);
      return { dispose: () => dark.removeEventListener('change', handle) };
    },
  };
}
