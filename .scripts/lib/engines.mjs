import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './distribution.mjs';
import { run } from './run.mjs';

const FIREFOX_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const starts = async (path, ...args) => (await run(path, args, { timeoutMs: 20_000 })).code === 0;

async function findFirefox() {
  for (const path of [process.env.FIREFOX_PATH, ...FIREFOX_PATHS])
    if (path && (await starts(path, '--version'))) return { FIREFOX_PATH: path };
  return null;
}

const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const findWebKit = async () => (['WebKitWebDriver', 'Xvfb'].every(isOnPath) ? {} : null);

/** Engines beside Chromium. `find` returns what tells the tests where it is, or null. */
const ENGINES = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  webkit: { title: 'WebKitGTK with its driver', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
};

/**
 * Finds an engine, and installs it where a package manager can.
 * @returns what the tests need in their environment, or `missing`: words for people where there is none
 */
export async function findEngine(id) {
  const { title, packages, find } = ENGINES[id];
  const found = (await find()) ?? ((await installPackages(...packages)) ? await find() : null);
  return found ? { env: found } : { missing: `${title} is missing. On Debian and Ubuntu: apt-get install ${packages.join(' ')}` };
}
