// `npm start`: from a fresh clone to a running product. Installs and builds only what is missing or changed.
import { inRoot } from './lib/paths.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startCompanion } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { instanceArguments, readInstanceOptions } from './lib/instanceOptions.mjs';
import { portProblem } from './lib/ports.mjs';
import { Advice, runScript } from './lib/script.mjs';

await runScript(async () => {
  const options = readInstanceOptions(process.argv.slice(2));
  if (!options) return;
  const problem = await portProblem(options.port, options.host);
  if (problem) throw new Advice(problem);
  await ensureInstalled();
  await ensureBuilt();
  startCompanion([inRoot('dist/server/main.js'), ...instanceArguments(options)], { env: { NODE_ENV: 'production' } });
});
