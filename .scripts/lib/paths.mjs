import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever the command was called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the project. */
export const inRoot = (...parts) => join(root, ...parts);
