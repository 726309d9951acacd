import { action, makeObservable, observableRef, reaction } from 'mobx';
import type { WireMe } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { MuteRules } from '~/services/muting/muteRules';
import type { AccountScope } from '../session/AccountScope';
import type { OverlayStore } from '../ui/OverlayStore';

/** What a {@link MuteStore} is made of. */
export interface MuteStoreDeps {
  /** Observable. */
  readonly me: () => WireMe | null;
  readonly clock: Clock;
  readonly overlays: OverlayStore;
  /** The account where it is not the one in use: what it opens works for itself. Asked once something is told. */
  readonly other: () => AccountScope | null;
  readonly i18n: I18n;
}

/** Until the code is asked for again that did not come; ms. */
const RETRY_MS = 5_000;

/** What the viewer muted by words and servers. Most people mute nothing, so the code for it comes with the first rule. */
export class MuteStore implements Disposable {
  /** null while nothing is muted, or the code for it is on its way; observable. */
  rules: MuteRules | null = null;
  /** Settles when the rules are there; what is shown for the first time waits for it. */
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
    // As text, because each account that the server sends is another object.
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
