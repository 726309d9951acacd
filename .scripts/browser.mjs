// `node .scripts/browser.mjs`: prints the path of a Chromium for tests, and installs one if there is none.
// `--without system,playwright` skips ways to find one, to try the later ones.
import { parseArgs } from 'node:util';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
  await ensureInstalled();
  // Progress goes to stderr: the last line of stdout is the path.
  console.log(await findChromium({ without: values.without.split(','), onTry: (title) => console.error(`› trying ${title} …`) }));
});
