// `npm run build`: builds dist/client and dist/server, even if nothing changed. With `-- --static`, it makes dist-static instead: a folder
// that any host of files serves, by default at the top of its origin.
import { parseArgs } from 'node:util';
import { build, buildStatic } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Advice, runScript } from './lib/script.mjs';

const USAGE = `Options
  --static          make dist-static, a folder that any host of files serves, for accounts of any server
  --base /FOLDER/   where the host has it on its origin, if not at the top (with --static)`;

function readOptions() {
  try {
    const { values } = parseArgs({ options: { static: { type: 'boolean', default: false }, base: { type: 'string' } } });
    if (values.base !== undefined && !values.static) throw new Error('--base is for --static.');
    const base = values.base ?? '/';
    if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`--base wants a path that begins and ends with a slash, not "${base}".`);
    return { isStatic: values.static, base };
  } catch (error) {
    throw new Advice(`${error.message}\n\n${USAGE}`);
  }
}

await runScript(async () => {
  const { isStatic, base } = readOptions();
  await ensureInstalled();
  if (isStatic) await buildStatic(base);
  else await build();
});
