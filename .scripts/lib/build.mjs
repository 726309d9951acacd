import { existsSync, rmSync } from 'node:fs';
import { precompress } from './precompress.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { Advice, announced } from './script.mjs';
import { addEmoji, makeStatic } from './static.mjs';
import { isStamped, sourceStamp, writeStamp } from './sourceStamp.mjs';

const STAMP_FILE = 'dist/.stamp';

/** Everything that the built output depends on. */
const SOURCES = [
  'src',
  'pages',
  'widgets',
  'windows',
  'locales',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.scripts/appManifest.ts',
  '.scripts/basePath.ts',
  '.scripts/bundleAlone.ts',
  '.scripts/catalogs.ts',
  '.scripts/chunks.ts',
  '.scripts/generate',
  '.scripts/inlinePolicy.ts',
  '.scripts/lib/build.mjs',
  '.scripts/lib/precompress.mjs',
  '.scripts/serviceWorker.ts',
  '.scripts/shellFiles.ts',
  '.scripts/staticHost.ts',
];

/** Derived from other sources, and absent in a fresh copy of a built tree. */
const GENERATED = 'src/generated';

const presentStamp = () => sourceStamp(SOURCES, { except: GENERATED });

async function vite(title, args) {
  await announced(title, async () => {
    const { code, output } = await runNode([inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Advice(`${output.trim()}\n\nThe build failed (${title}).`);
    if (output.trim()) console.log(output.trim());
  });
}

/** Builds the client into dist/client and the embedded instance into dist/server, and writes compressed copies of the client's files. */
export async function build() {
  const stamp = presentStamp();
  rmSync(inRoot(STAMP_FILE), { force: true });
  await vite('build the client', []);
  await vite('build the embedded instance', ['--ssr', 'server/main.ts']);
  await announced('compress the client', () => precompress(inRoot('dist/client')));
  writeStamp(STAMP_FILE, stamp);
}

/** A build of the client for a folder of its origin, from which the static one is made. */
const BELOW = '.cache/static/client';

const STATIC = 'dist-static';

/**
 * Makes the folder that a host of files serves.
 * @param {string} base where the host has it on its origin, with a slash at its end
 */
export async function buildStatic(base) {
  const isAtTop = base === '/';
  if (isAtTop) await ensureBuilt();
  else await vite(`build the client for ${base}`, ['--base', base, '--outDir', BELOW, '--emptyOutDir']);
  await announced(`make ${STATIC}`, async () => {
    makeStatic(inRoot(isAtTop ? 'dist/client' : BELOW), inRoot(STATIC));
    await addEmoji(inRoot(STATIC));
  });
}

/** Whether dist was made from the present sources. */
export function isBuilt() {
  return existsSync(inRoot('dist/server/main.js')) && existsSync(inRoot('dist/client/index.html')) && isStamped(STAMP_FILE, presentStamp());
}

/** Builds when a source changed since the last build. */
export async function ensureBuilt() {
  if (!isBuilt()) await build();
}
