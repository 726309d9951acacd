import { readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** Returns the file of a feature's component, without its extension: the only one in its folder whose name ends so. */
export function componentOf(folder, ending) {
  const found = readdirSync(inRoot(folder)).filter((name) => name.endsWith(ending));
  if (found.length !== 1) throw new Error(`${folder} needs one file named …${ending} for its component, and has ${found.length}`);
  return found[0].slice(0, -'.tsx'.length);
}
