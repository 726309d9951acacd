/** Something that holds a resource until it is disposed. `dispose` may be called twice. */
export interface Disposable {
  dispose(): void;
}

/** Makes a {@link Disposable} from a function, which runs at most once. */
export function disposable(run: () => void): Disposable {
  let done = false;
  return {
    dispose() {
      if (done) return;
      done = true;
      run();
    },
  };
}

/** Disposes its members together, last added first. Members added afterward are disposed at once. */
export class DisposableStore implements Disposable {
  #members: Disposable[] = [];
  #disposed = false;

  /** Adds a member, or a function to run on disposal, and returns it. */
  add<T extends Disposable | (() => void)>(member: T): T {
    const item: Disposable = typeof member === 'function' ? disposable(member) : member;
    if (this.#disposed) item.dispose();
    else this.#members.push(item);
    return member;
  }

  get isDisposed(): boolean {
    return this.#disposed;
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    for (const member of this.#members.toReversed()) member.dispose();
    this.#members = [];
  }
}
