import { narrowPolicy } from './narrowPolicy';

/* Stands in the page itself, before all other scripts (.scripts/inlinePolicy.ts). */

/** A storage that cannot be used has no accounts either. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

narrowPolicy(document, location, { get: read });
