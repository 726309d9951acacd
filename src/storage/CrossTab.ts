import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';

/** What tabs of this browser tell each other. A message reaches the other tabs, never its sender. */
export interface CrossTabMessages {
  /** Load again, or go to an address on this server (account switch, language change). */
  reload: { readonly to: string | null };
  /** A setting changed; `accountKey` is null for settings of the device. */
  setting: { readonly key: string; readonly value: unknown; readonly accountKey: string | null };
  /** The workspace of an account was written down. */
  workspace: { readonly account: string };
}

/** The part of BroadcastChannel that is used; tests give a fake one. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  close(): void;
}

/** Typed messages between the tabs of one browser; silent where the browser has no BroadcastChannel. */
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

  post<K extends keyof CrossTabMessages>(type: K, body: CrossTabMessages[K]): void {
    this.#channel?.postMessage({ type, body });
  }

  on<K extends keyof CrossTabMessages>(type: K, listener: (body: CrossTabMessages[K]) => void): Disposable {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set.add(listener));
    return disposable(() => set.delete(listener));
  }

  dispose(): void {
    this.#owned.dispose();
    this.#listeners.clear();
  }

  /** Other tabs may run another version of the client, so a message is only trusted to be cloneable. */
  #receive(data: unknown): void {
    if (data === null || typeof data !== 'object' || !('type' in data) || !('body' in data)) return;
    const { type, body } = data;
    if (typeof type !== 'string' || body === null || typeof body !== 'object') return;
    for (const listener of this.#listeners.get(type) ?? []) listener(body as never);
  }
}
