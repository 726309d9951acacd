import { action, actionBound, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import { peek } from '~/lib/peek';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { documentTarget, preferredScheme, TRANSITION_MS, type ThemeTarget } from './applyTheme';
import type { ColorScheme, CompiledTheme } from './Theme';
import { readThemeCache, SCHEME_KEY, storedScheme, THEME_ID_KEYS, writeThemeCache, type ThemeStorage } from './themeCache';
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

  readonly #deps: Required<ThemeStoreDeps>;
  readonly #life = new DisposableStore();
  #changing: Disposable | undefined;
  private chosenScheme: ColorScheme | null;
  private systemScheme: ColorScheme;
  private readonly chosenIds: Record<ColorScheme, string | null>;

  constructor(deps: ThemeStoreDeps) {
    const { target = documentTarget(document), system = mediaScheme(window), compile = compileOnDemand } = deps;
    this.#deps = { ...deps, target, system, compile };
    const { local } = deps;
    this.chosenScheme = storedScheme(local);
    this.systemScheme = system.scheme;
    this.chosenIds = { light: local.get(THEME_ID_KEYS.light), dark: local.get(THEME_ID_KEYS.dark) };
    makeObservable<this, 'chosenScheme' | 'systemScheme' | 'chosenIds' | 'wish' | 'show' | 'followSystem'>(this, {
      current: observableRef,
      chosenScheme: observable,
      systemScheme: observable,
      chosenIds: observable,
      scheme: computed,
      wish: computed,
      setScheme: action,
      toggleScheme: actionBound,
      selectTheme: action,
      show: action,
      followSystem: action,
    });
    this.#life.add(system.onChange((scheme) => this.followSystem(scheme)));
  }

  /** The scheme on screen: the person's choice, else the system's. */
  get scheme(): ColorScheme {
    return this.chosenScheme ?? this.systemScheme;
  }

  /** Applies the theme and follows changes; settles when the first theme is on the page. */
  start(): Promise<void> {
    this.#life.add(
      reaction(
        () => JSON.stringify(this.wish),
        () => void this.#refresh(),
      ),
    );
    return this.#refresh();
  }

  /** Chooses a scheme; null follows the system again. */
  setScheme(scheme: ColorScheme | null): void {
    this.chosenScheme = scheme;
    this.#store(SCHEME_KEY, scheme);
  }

  /** Toggles between light and dark. Bound, for use as a command. */
  toggleScheme(): void {
    this.setScheme(this.scheme === 'light' ? 'dark' : 'light');
  }

  /** Chooses the theme of a scheme; null returns to the server's default. */
  selectTheme(id: string | null, scheme: ColorScheme = this.scheme): void {
    this.chosenIds[scheme] = id;
    this.#store(THEME_ID_KEYS[scheme], id);
  }

  dispose(): void {
    this.#changing?.dispose();
    this.#life.dispose();
  }

  private get wish(): ThemeWish {
    const { scheme } = this;
    return { scheme, id: this.chosenIds[scheme], serverTheme: this.#deps.serverThemes()[scheme] };
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
      // Another choice may have been made meanwhile, whose refresh is under way.
      if (JSON.stringify(peek(() => this.wish)) === key) this.show(theme);
    } catch (thrown) {
      report(toAppError(thrown));
    }
  }

  private show(theme: CompiledTheme): void {
    const { target, clock } = this.#deps;
    const previous = this.current;
    this.current = theme;
    if (previous) {
      this.#changing?.dispose();
      target.setChanging(true);
      this.#changing = clock.after(TRANSITION_MS, () => target.setChanging(false));
    }
    target.apply(theme, previous);
  }

  private followSystem(scheme: ColorScheme): void {
    this.systemScheme = scheme;
  }

  #store(key: string, value: string | null): void {
    if (value === null) this.#deps.local.remove(key);
    else this.#deps.local.set(key, value);
  }
}

/** The default is compiled ahead: a sixth of the engine in bytes, and all that most first visits need. */
async function compileOnDemand(wish: ThemeWish): Promise<CompiledTheme> {
  if (wish.id === null && wish.serverTheme === null) return await loadDefault(wish.scheme);
  const { compileWish } = await import('./themeEngine');
  return await compileWish(wish);
}

async function loadDefault(scheme: ColorScheme): Promise<CompiledTheme> {
  const { default: compiled } = scheme === 'light' ? await import('./compiled/light.json') : await import('./compiled/dark.json');
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
