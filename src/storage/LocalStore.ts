/** Small, synchronous storage of this browser; never throws. */
export interface LocalStore {
  get(key: string): string | null;
  /** @returns false when the browser refused to keep the value beyond this page (full or switched off) */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Keeps a value that may be lost: if there is no room, the browser keeps none, and nobody is told. */
  offer(key: string, value: string): void;
  /** Whether it also keeps the values of IndexedDB, which does not work in this browser. */
  standsIn?: boolean;
  /** Called after each value that is set, here or in IndexedDB, with whether the browser keeps it. */
  onWritten?: ((key: string, isKept: boolean, place?: 'local' | 'indexed') => void) | undefined;
}
