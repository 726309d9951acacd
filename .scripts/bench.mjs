// `npm run bench`: measures the built product in a real browser. `--out FILE` also writes the table as JSON.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { startCompanion } from './lib/children.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { announced, runScript } from './lib/script.mjs';

/** Inside the project, so that the bundle finds node_modules. */
const OUTPUT = '.cache/bench';

/** The bench is written in TypeScript, which Node 20 does not run. This makes one module of it, without the packages. */
async function bundleBench() {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: inRoot('.'),
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '~': inRoot('src') } },
    build: {
      ssr: 'e2e/bench/run.ts',
      outDir: OUTPUT,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'run.js' } },
    },
  });
}

await runScript(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, only: { type: 'string' }, requests: { type: 'boolean', default: false } },
  });
  // Relative to the caller's folder, not to the project.
  const out = values.out === undefined ? [] : ['--out', resolve(process.env.INIT_CWD ?? process.cwd(), values.out)];
  const only = values.only === undefined ? [] : ['--only', values.only];
  const requests = values.requests ? ['--requests'] : [];
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium({ onTry: (title) => console.log(`› looking for a browser: ${title} …`) });
  await announced('bundle the bench', bundleBench);
  startCompanion([inRoot(OUTPUT, 'run.js'), ...out, ...only, ...requests], { env: { CHROMIUM_PATH: chromium } });
});
