import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/** Paths of the files below `folder` whose name is accepted, relative to the project, in a stable order. */
export function filesBelow(folder, accepts) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && accepts(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(inRoot('').length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** `settings/profile` → `settingsProfile`, `drive-file` → `driveFile`. */
export const camelCase = (id) => id.replaceAll(/[/-](\w)/g, (_match, letter) => letter.toUpperCase());
