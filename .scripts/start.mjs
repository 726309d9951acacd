// `npm start`: from a fresh clone to a running product. Installs and builds only what is missing or changed. Where dist
// is built, the packages of `npm ci --omit=dev` are enough.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inRoot, root } from './lib/paths.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { startCompanion } from './lib/children.mjs';
import { ensureInstalled, ensureRuntimeInstalled } from './lib/install.mjs';
import { DEFAULT_DATA, instanceArguments, readInstanceOptions } from './lib/instanceOptions.mjs';
import { portProblem } from './lib/ports.mjs';
import { Advice, runScript } from './lib/script.mjs';

await runScript(async () => {
  const options = readInstanceOptions(process.argv.slice(2));
  if (!options) return;
  const problem = await portProblem(options.port, options.host);
  if (problem) throw new Advice(problem);
  if (isBuilt()) await ensureRuntimeInstalled();
  else {
    await ensureInstalled();
    await build();
  }
  // A relative folder is relative to the project, as it is for the instance.
  const data = resolve(root, options.data ?? DEFAULT_DATA);
  if (options.upstream === undefined && !existsSync(join(data, 'instance.db'))) console.log(`› fill ${data} with its seed, once …`);
  startCompanion([inRoot('dist/server/main.js'), ...instanceArguments(options)], { env: { NODE_ENV: 'production' } });
});
