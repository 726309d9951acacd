import type { I18n, OwnArea } from '~/i18n/I18n';
import { LoadError } from '~/lib/AppError';
import { restoreStyles } from '~/lib/lostStyles';

/** How long after a failure the part is asked for once more; ms. */
const AGAIN_AFTER_MS = 1000;
/** How long a failed part stays failed without a manual retry; ms. */
const REST_MS = 3000;

/** The code of a feature, and the texts that it shows. */
export interface LazyPart<T> {
  readonly load: () => Promise<T>;
  /** Its own texts, which are fetched with it. */
  readonly texts?: OwnArea | undefined;
  /** Whether it is shown without the texts that features share. */
  readonly needsOnlyStartTexts?: true;
}

/**
 * Loads parts lazily: one promise per id. A failure is kept for a moment, because React asks for a part with each attempt
 * to render it, and would ask a broken server without end. A part that fails is asked for once more. After a deployment, old chunks may no longer exist: the page of
 * the error then says that there is a new version, and the reader decides when to reload.
 */
export class LazyLoader {
  /** All requested parts by id. */
  readonly #loading = new Map<string, Promise<unknown>>();
  /** When parts failed, by id; ms since the epoch. */
  readonly #failedAt = new Map<string, number>();

  constructor(
    private readonly i18n: Pick<I18n, 'shared' | 'own'>,
    private readonly now: () => number = Date.now,
    private readonly wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  ) {}

  /**
   * Loads the component of a feature together with its texts.
   * @throws {LoadError} when one of them does not load
   */
  load<T>(id: string, { load, texts, needsOnlyStartTexts }: LazyPart<T>): Promise<T> {
    const failedAt = this.#failedAt.get(id);
    if (failedAt !== undefined && this.now() - failedAt > REST_MS) this.#loading.delete(id);
    const known = this.#loading.get(id);
    if (known) return known as Promise<T>;
    const fetch = (isAnotherTry: boolean) => {
      const shared = needsOnlyStartTexts ? undefined : this.i18n.shared();
      return Promise.all([load(), shared, texts && this.i18n.own(texts), restoreStyles(isAnotherTry)]);
    };
    const started = fetch(failedAt !== undefined)
      .catch((cause: unknown) => this.#again(cause, fetch))
      .then(([part]) => part)
      .catch((cause: unknown) => {
        this.#failedAt.set(id, this.now());
        throw new LoadError(`could not load ${id}`, { cause });
      });
    this.#loading.set(id, started);
    // React's `use` looks for these marks. Without them it shows the fallback even if the value has loaded, and keeps it on screen for a
    // third of a second.
    started.then(
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(started, { status: 'rejected', reason }),
    );
    return started;
  }

  /**
   * Loads a part before anything shows it. Nothing has failed if that fails: the part is loaded when it is first shown.
   * @throws when it does not load
   */
  async fetchAhead<T>(id: string, part: LazyPart<T>): Promise<void> {
    await Promise.all([part.load(), part.needsOnlyStartTexts ? undefined : this.i18n.shared(), part.texts && this.i18n.own(part.texts)]);
    // Everything is here, so this succeeds, and the first place that shows the part has it at once.
    await this.load(id, part);
  }

  /** Lets failed parts load again at once. Call it before a manual retry. */
  forgetFailures(): void {
    for (const id of this.#failedAt.keys()) this.#loading.delete(id);
    this.#failedAt.clear();
  }

  /** Tries once more, because many failures pass. Without a network, nothing would be different. */
  async #again<T>(cause: unknown, fetch: (isAnotherTry: boolean) => Promise<T>): Promise<T> {
    if (!navigator.onLine) throw cause;
    await this.wait(AGAIN_AFTER_MS);
    return fetch(true);
  }
}
