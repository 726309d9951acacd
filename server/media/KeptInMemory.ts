/** Values within a number of bytes: beyond it, the least recently used one is forgotten first. */
export class KeptInMemory<V extends { readonly data: Buffer }> {
  readonly #maxBytes: number;
  /** The longest unused first. */
  readonly #kept = new Map<string, V>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A value, which becomes the most recently used one. */
  get(name: string): V | undefined {
    const value = this.#kept.get(name);
    if (value) this.set(name, value);
    return value;
  }

  set(name: string, value: V): void {
    this.delete(name);
    this.#bytes += value.data.length;
    this.#kept.set(name, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#bytes -= this.#kept.get(name)?.data.length ?? 0;
    this.#kept.delete(name);
  }
}
