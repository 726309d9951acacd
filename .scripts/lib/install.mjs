import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runNpm } from './run.mjs';
import { Advice, announced } from './script.mjs';

const readLock = (path) => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : {});

/**
 * Packages that the lock file wants and `node_modules` lacks or has in another version. npm writes its own record
 * of what it installed as its last act, so an interrupted installation counts as missing. Builds for other platforms
 * are optional and may be absent.
 */
export function missingPackages(wanted, installed, { withDev = true } = {}) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && (withDev || !entry.dev) && !(entry.optional && !installed[path]))
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

const NETWORK_FAILURE = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i;

/** The first lines of npm's complaint hold the reason; its stacks and help texts do not help people. */
function reasonIn(output) {
  const lines = output.split('\n').filter((line) => /^npm error (?!\s*at )\S/.test(line));
  return lines.slice(0, 12).join('\n');
}

function installAdvice(output) {
  const reason = reasonIn(output);
  if (NETWORK_FAILURE.test(output)) {
    return `${reason}\n\nThe packages could not be downloaded. Check the connection to the package registry (npm ping; npm config get registry), then run the command again.`;
  }
  if (/ENOSPC/.test(output)) return `${reason}\n\nThe disk is full: the packages need about 500 MB.`;
  if (/EACCES|EPERM/.test(output)) return `${reason}\n\nThe project folder is not writable for this user.`;
  return `${reason}\n\nThe packages could not be installed. Remove node_modules and run the command again.`;
}

async function install(args, options) {
  const missing = missingPackages(readLock(inRoot('package-lock.json')), readLock(inRoot('node_modules/.package-lock.json')), options);
  if (missing.length === 0) return;
  await announced(`install ${missing.length} packages`, async () => {
    const { code, output } = await runNpm(['ci', ...args, '--no-audit', '--no-fund']);
    if (code !== 0) throw new Advice(installAdvice(output));
  });
}

/** Installs all packages of the lock file if some are missing. Building needs them under NODE_ENV=production too. */
export const ensureInstalled = () => install(['--include=dev'], { withDev: true });

/** Installs what the built product needs to run if some of it is missing. Development packages may be absent. */
export const ensureRuntimeInstalled = () => install(['--omit=dev'], { withDev: false });
