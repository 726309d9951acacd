import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project's package.json. It is searched upwards, so it is the same for the sources and the bundle in dist. */
export function projectRoot(): string {
  let at = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(at, 'package.json'))) {
    const above = dirname(at);
    if (above === at) throw new Error('package.json not found above the server');
    at = above;
  }
  return at;
}
