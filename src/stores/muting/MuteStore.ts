import { action, makeObservable, observableRef, reaction } from 'mobx';
import type { WireMe } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { MuteRules } from '~/services/muting/muteRules';
import type { AccountScope } from '../session/AccountScope';
import type { OverlayStore } from '../ui/OverlayStore';

/** The services that a {@link MuteStore} uses. */
export interface MuteStoreDeps {
  /** The account; observable. */
  readonly me: () => WireMe | null;
  readonly clock: Clock;
  readonly overlays: OverlayStore;
  /** The account's scope, unless it is the current account: its toasts and windows then belong to that account. */
  readonly other: () => AccountScope | null;
  readonly i18n: I18n;
}

/** How long to wait before loading the code again after a failure; ms. */
const RETRY_MS = 5_000;

/** The words and servers that the viewer muted. Most people mute nothing, so the code is loaded with the first rule. */
export class MuteStore implements Disposable {
  /** null while nothing is muted or the code is loading; observable. */
  rules: MuteRules | null = null;
  /** Settles when the rules are ready; notes that are shown for the first time wait for it. */
  loading: Promise<void> | null = null;

  readonly #deps: MuteStoreDeps;
  readonly #owned = new DisposableStore();
  #retrying: Disposable | undefined;

  constructor(deps: MuteStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'set'>(this, { rules: observableRef, set: action });
    const lists = () => {
      const me = deps.me();
      const all = me && [me.mutedWords, me.hardMutedWords, me.mutedInstances];
      return all?.some((list) => list?.length) ? JSON.stringify(all) : null;
    };
    // Compared as text, because each answer of the server is a new object.
    this.#owned.add(reaction(lists, (all) => (all === null ? this.set(null) : this.#load()), { fireImmediately: true }));
    this.#owned.add(() => this.#retrying?.dispose());
  }

  dispose(): void {
    this.#owned.dispose();
  }

  #load(): void {
    this.#retrying?.dispose();
    this.loading = import('./makeRules').then(
      ({ makeRules }) => this.set(makeRules(this.#deps)),
      () => {
        if (!this.#owned.isDisposed) this.#retrying = this.#deps.clock.after(RETRY_MS, () => this.#load());
      },
    );
  }

  private set(rules: MuteRules | null): void {
    this.rules = rules;
  }
}
