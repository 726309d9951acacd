import { cpSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** Where .scripts/staticHost.ts puts what a static build has instead of files of the same names. */
const OWN = '.vite/static';

/**
 * The pictures of Unicode emoji, which a server has otherwise: the folder of each set in its package, by its name. Ask for it when packages
 * are installed: a bare machine has none when this file is read.
 * @returns {Readonly<Record<string, string>>}
 */
export const emojiFolders = () =>
  Object.fromEntries(
    ['twemoji/1f600.svg', 'fluent-emoji/1f600.png'].map((known) => [
      dirname(known),
      dirname(createRequire(import.meta.url).resolve(`@misskey-dev/emoji-assets/${known}`)),
    ]),
  );

/** Whether a file of a build is for the host too: hosts compress by themselves, and the rest of the hidden folder is for tools. */
const isForHost = (path) => !/\.(?:br|gz|map)$/.test(path) && path.split(sep)[0] !== '.vite';

/**
 * Makes the folder that a host of files serves from a build of the client, without the pictures of emoji.
 * @param {string} client the folder of the build
 * @param {string} folder the new folder; what was there is removed
 */
export function makeStatic(client, folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(client, folder, { recursive: true, filter: (path) => path === client || isForHost(relative(client, path)) });
  cpSync(join(client, OWN), folder, { recursive: true });
}

/** Adds the pictures of emoji to the folder. They are some thousands of files, which take a while. */
export async function addEmoji(folder) {
  for (const [set, pictures] of Object.entries(emojiFolders())) await cp(pictures, join(folder, set), { recursive: true });
}
