import { computed, makeObservable } from 'mobx';
import type { CallOptions } from '~/api/ApiClient';
import { ApiError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import type { Theme } from '~/theme/Theme';
import { isTheme } from '~/theme/parseTheme';
import { Query } from '../resources/Query';
import type { RootStore } from '../RootStore';
import { settle } from '../settle';

/** Where the server's registry has the list. */
const PLACE = { scope: ['client'], key: 'themes' } as const;

const SCHEMES = ['light', 'dark'] as const;

/**
 * The themes that the account of this browser has installed. The server's registry has them for all devices of the account, and the
 * storage of the browser for its next start. Where the account has no registry to share, only the browser has it.
 */
export class InstalledThemes {
  /** The list; until the server answers, the one that this browser has stored. */
  readonly query: Query<readonly Theme[]>;

  readonly #root: Pick<RootStore, 'session' | 'theme'>;

  constructor(root: Pick<RootStore, 'session' | 'theme'>) {
    this.#root = root;
    this.query = new Query<readonly Theme[]>({
      fetch: (signal) => this.#fetch(signal),
      known: () => (root.theme.choice.installed === null ? undefined : true),
      read: () => this.list,
    });
    makeObservable<this, 'stored'>(this, { stored: computed, list: computed });
  }

  /** The themes that this browser knows, without entries that are no themes; observable. */
  get list(): readonly Theme[] {
    return listOf(this.stored).filter(isTheme);
  }

  /** Computed by itself, so that other choices do not make a new list. */
  private get stored(): string | null {
    return this.#root.theme.choice.installed;
  }

  /** Adds a theme, or replaces the one with the same id. */
  install(theme: Theme): Promise<Result> {
    return this.#change((list) => [...list.filter((one) => idOf(one) !== theme.id), theme]);
  }

  /** Removes a theme. Where it is chosen, the server's default takes its place. */
  async uninstall(id: string): Promise<Result> {
    const { theme } = this.#root;
    const result = await this.#change((list) => list.filter((one) => idOf(one) !== id));
    if (!result.ok) return result;
    for (const scheme of SCHEMES) {
      if (theme.choice.ids[scheme] === id) theme.selectTheme(null, scheme);
    }
    return ok();
  }

  /** Changes the newest list of the server, so that themes of another device stay. */
  async #change(change: (list: readonly unknown[]) => readonly unknown[]): Promise<Result> {
    const { session, theme } = this.#root;
    const fetched = await settle(this.#fetch());
    if (!fetched.ok) return fetched;
    const value = change(listOf(theme.choice.installed));
    if (session.current.can.sync) {
      const saved = await settle(session.current.api.call('i/registry/set', { ...PLACE, value }));
      if (!saved.ok) return saved;
    }
    theme.storeInstalled(value);
    return ok();
  }

  async #fetch(signal?: AbortSignal): Promise<true> {
    const { theme, session } = this.#root;
    if (!session.current.can.sync) return true;
    const answer = await settle(this.#ask(signal && { signal }));
    if (answer.ok) theme.storeInstalled(Array.isArray(answer.value) ? answer.value : []);
    else if (isMissing(answer.error)) theme.storeInstalled([]);
    else throw answer.error;
    return true;
  }

  /** Browsers report every refused request on the console. So this asks first whether there is a list if none is known. */
  async #ask(options?: CallOptions): Promise<unknown> {
    const { api } = this.#root.session.current;
    if (this.list.length > 0) return api.call('i/registry/get', PLACE, options);
    const keys = await api.call('i/registry/keys-with-type', { scope: PLACE.scope }, options);
    return PLACE.key in keys ? api.call('i/registry/get', PLACE, options) : [];
  }
}

/** Creates the store; use it with `root.part`, which keeps one instance. */
export const createInstalledThemes = (root: RootStore): InstalledThemes => new InstalledThemes(root);

/** The registry has no such key before the first theme is installed. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.server.code === 'NO_SUCH_KEY';

function listOf(json: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    // Damaged: the server's answer replaces it.
    return [];
  }
}

const idOf = (entry: unknown): unknown => (typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined);
