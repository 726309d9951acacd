/** Small, synchronous storage of this browser; never throws. */
export interface LocalStore {
  get(key: string): string | null;
  /** @returns false when the browser refused to keep it beyond this page (storage full or switched off). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}
