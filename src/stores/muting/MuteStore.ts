import { action, makeObservable, observableRef, reaction } from 'mobx';
import { peek } from '~/lib/peek';
import type { WireMe } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { toAppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { muteRules, patternParts, type MuteRules, type PatternSupport } from '~/services/muting/muteRules';
import type { AccountScope } from '../session/AccountScope';
import type { OverlayStore } from '../ui/OverlayStore';

/** The stores and services that a {@link MuteStore} works with. */
export interface MuteStoreDeps {
  /** The account; observable. */
  readonly me: () => WireMe | null;
  readonly clock: Clock;
  readonly overlays: OverlayStore;
  /** The account's scope when it is not the account in use; null otherwise. The dialogs it opens belong to that account. */
  readonly other: () => AccountScope | null;
  readonly i18n: I18n;
}

/** How long to wait before fetching the pattern engine again after a failure, in ms. */
const RETRY_MS = 5_000;

/** The viewer's muted words and servers as rules that lists and notes ask. */
export class MuteStore implements Disposable {
  /** Null while nothing is muted, or while the pattern engine is loading; observable. */
  rules: MuteRules | null = null;
  /** Settles when {@link rules} have loaded; null when nothing has to be loaded. The first notes wait for it. */
  loading: Promise<void> | null = null;

  readonly #deps: MuteStoreDeps;
  readonly #owned = new DisposableStore();
  #retrying: Disposable | undefined;

  constructor(deps: MuteStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'set'>(this, { rules: observableRef, set: action });
    // Compared as text: the server sends a new object with each change of the account.
    const lists = () => {
      const me = deps.me();
      return me && JSON.stringify([me.mutedWords, me.hardMutedWords, me.mutedInstances]);
    };
    this.#owned.add(reaction(lists, () => this.#renew(), { fireImmediately: true }));
    this.#owned.add(() => this.#retrying?.dispose());
  }

  dispose(): void {
    this.#owned.dispose();
  }

  #renew(): void {
    const me = peek(this.#deps.me);
    const words = [...(me?.mutedWords ?? []), ...(me?.hardMutedWords ?? [])];
    this.#retrying?.dispose();
    if (words.some((word) => typeof word === 'string' && patternParts(word))) this.#loadPatterns();
    else this.set(me && (words.length > 0 || me.mutedInstances?.length) ? this.#rulesOf(me, null) : null);
  }

  #loadPatterns(): void {
    this.loading = this.#fetchPatterns();
  }

  async #fetchPatterns(): Promise<void> {
    try {
      const { linearPattern } = await import('~/lib/linearPattern');
      const me = peek(this.#deps.me);
      if (!this.#owned.isDisposed) this.set(me && this.#rulesOf(me, linearPattern));
    } catch {
      // The chunk did not arrive. The rules stay as they were until the next attempt.
      if (!this.#owned.isDisposed) this.#retrying = this.#deps.clock.after(RETRY_MS, () => this.#loadPatterns());
    }
  }

  #rulesOf(me: WireMe, compile: PatternSupport['compile']): MuteRules {
    return muteRules({ ...me, meId: me.id }, { compile, onUnsupported: (pattern) => void this.#reportUnsupported(pattern) });
  }

  /** Says that a pattern is not searched, and offers to edit the words of the account that muted it. */
  async #reportUnsupported(pattern: string): Promise<void> {
    const { i18n, overlays } = this.#deps;
    const other = this.#deps.other();
    const own = other ? overlays.forAccount(other) : overlays;
    try {
      await i18n.shared();
    } catch (thrown) {
      own.showError(toAppError(thrown));
      return;
    }
    own.toast({
      kind: 'info',
      text: i18n.t('mutedWords.stopped', { pattern }),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: i18n.t('mutedWords.edit'), run: () => void own.open('mutedWords', {}) },
    });
  }

  private set(rules: MuteRules | null): void {
    this.rules = rules;
  }
}
