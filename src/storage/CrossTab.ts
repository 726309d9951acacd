import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';

/** Messages between the tabs of this browser. A message reaches the other tabs, never its sender. */
export interface CrossTabMessages {
  /** Reload, or navigate to an address on this server (account switch). */
  reload: { readonly to: string | null };
  /** Another language was chosen. */
  language: { readonly lang: string };
  /**
   * A setting changed; `accountKey` is null for settings of the device, `isOwn` says that an account setting has a value of its own on
   * this device.
   */
  setting: { readonly key: string; readonly value: unknown; readonly accountKey: string | null; readonly isOwn?: boolean };
  /** The workspace of an account was saved. */
  workspace: { readonly account: string };
  /** An account other than the current one was removed from this browser. */
  accountGone: { readonly id: string };
  /** The notes that wait to be sent changed. */
  outbox: Readonly<Record<string, never>>;
  /** The theme, the color scheme, the wallpaper or the list of installed themes changed. */
  theme: Readonly<Record<string, never>>;
}

/** The parts of BroadcastChannel that are used; tests pass a fake. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  close(): void;
}

/** Typed messages between the tabs of one browser; does nothing if the browser has no BroadcastChannel. */
export class CrossTab implements Disposable {
  readonly #channel: TabChannel | null;
  readonly #listeners = new Map<string, Set<(body: never) => void>>();
  readonly #owned = new DisposableStore();

  constructor(open: () => TabChannel | null = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wisteria'))) {
    const channel = open();
    this.#channel = channel;
    if (!channel) return;
    channel.addEventListener('message', ({ data }) => this.#receive(data));
    this.#owned.add(() => channel.close());
  }

  /** Sends a message to the other tabs. */
  post<K extends keyof CrossTabMessages>(type: K, body: CrossTabMessages[K]): void {
    this.#channel?.postMessage({ type, body });
  }

  /** Calls `listener` for each message of a type. */
  on<K extends keyof CrossTabMessages>(type: K, listener: (body: CrossTabMessages[K]) => void): Disposable {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set.add(listener));
    return disposable(() => set.delete(listener));
  }

  dispose(): void {
    this.#owned.dispose();
    this.#listeners.clear();
  }

  /** Other tabs may run another version of the client, so the content of a message is not trusted. */
  #receive(data: unknown): void {
    if (data === null || typeof data !== 'object' || !('type' in data) || !('body' in data)) return;
    const { type, body } = data;
    if (typeof type !== 'string' || body === null || typeof body !== 'object') return;
    for (const listener of this.#listeners.get(type) ?? []) listener(body as never);
  }
}
