// `npm run dev`: the client from its sources with hot reload, and the embedded instance, which restarts when its
// sources change.
import { inRoot } from './lib/paths.mjs';
import { startCompanion } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { instanceArguments, readInstanceOptions } from './lib/instanceOptions.mjs';
import { portProblem } from './lib/ports.mjs';
import { Advice, announced, runScript } from './lib/script.mjs';

const CLIENT_PORT = 5173;

/** A folder beside dist/server, so that working on the client never replaces what `npm start` runs. */
const OUTPUT = '.cache/dev/server';

/** Resolves when `child` has exited. */
const ended = (child) =>
  new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve()));

/** Bundles the instance and calls `onBuilt` after the first and each later build that succeeds. */
async function watchInstance(onBuilt) {
  const { build } = await import('vite');
  const watcher = await build({
    root: inRoot('.'),
    logLevel: 'warn',
    build: { ssr: 'server/main.ts', outDir: OUTPUT, emptyOutDir: true, watch: { include: ['server/**', 'src/**'] } },
  });
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END') void event.result.close();
    if (event.code === 'END') onBuilt();
  });
}

await runScript(async () => {
  const options = readInstanceOptions(process.argv.slice(2));
  if (!options) return;
  const problem = await portProblem(options.port, options.host);
  if (problem) throw new Advice(problem);
  await ensureInstalled();

  let instance = null;
  let restarting = Promise.resolve();
  const restart = async () => {
    if (instance) {
      instance.kill('SIGTERM');
      await ended(instance);
    }
    instance = startCompanion([inRoot(OUTPUT, 'main.js'), ...instanceArguments(options)]);
  };
  await announced('build the embedded instance', () => {
    return new Promise((resolve, reject) => {
      watchInstance(() => {
        restarting = restarting.then(restart);
        restarting.then(resolve, reject);
      }).catch(reject);
    });
  });

  process.env.WISTERIA_INSTANCE = `http://${options.host}:${options.port}`;
  const { createServer } = await import('vite');
  const client = await createServer({ root: inRoot('.'), server: { port: CLIENT_PORT, host: options.host } });
  await client.listen();
  client.printUrls();
  const leave = async () => {
    await client.close();
    await ended(instance);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave());
});
