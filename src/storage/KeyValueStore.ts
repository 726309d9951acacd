/**
 * Larger, asynchronous storage of this browser. Values must survive structured cloning or JSON. Rejects with
 * `StorageError`.
 */
export interface KeyValueStore {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Replaces a value by the result of `change` in one step: tabs that change the same value at the same time lose nothing.
   * @param change called once, synchronously; undefined removes the value
   */
  update<T>(key: string, change: (value: T | undefined) => T | undefined): Promise<void>;
}
