/**
 * Larger, asynchronous storage of this browser. Values must survive structured cloning or JSON. Rejects with
 * `StorageError`.
 */
export interface KeyValueStore {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}
