// `npm run build`: builds dist/client and dist/server, even if nothing changed.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  await ensureInstalled();
  await build();
});
