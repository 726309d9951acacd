/** Small, synchronous storage of this browser; never throws. */
export interface LocalStore {
  get(key: string): string | null;
  /** @returns false when the browser refused to keep the value beyond this page (full or switched off) */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}
