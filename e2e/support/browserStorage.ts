import type { Page } from '@playwright/test';
import type { SignedIn } from './withColumns';

/** A file of the product. The storage can be written there, and nothing else runs. */
const QUIET = '/sw.js';

/** Leaves the product for a place where its storage can be written, and nothing of it writes there as well. */
export async function leaveForStorage(page: Page): Promise<void> {
  await page.goto(QUIET);
}

/** Leaves the product and replaces what it has stored, as a later visit of the same browser would find it. */
export async function storeAgain(page: Page, { origins }: SignedIn): Promise<void> {
  await leaveForStorage(page);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, origins[0]!.localStorage);
}

/** Everything that a page stores in its browser, as one text: cookies, localStorage, sessionStorage, IndexedDB and caches. */
export async function storedText(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        databases.push(name, store, await done(entries.getAllKeys()), await done(entries.getAll()));
      }
      database.close();
    }
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), databases, await caches.keys()]);
  });
  return JSON.stringify(cookies) + inPage;
}
