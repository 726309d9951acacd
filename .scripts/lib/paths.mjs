import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, independent of the current directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the project. */
export const inRoot = (...parts) => join(root, ...parts);
