/** Removes what the service worker keeps, which it fetches again. Never rejects. */
export async function clearCaches(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A page without encryption has no caches, and a broken storage nothing to remove.
  }
}
