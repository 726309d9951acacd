import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const MINUTE = 60_000;

/** Installs packages of Debian or Ubuntu, where this program may. @returns whether it tried */
export async function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeoutMs: 2 * MINUTE });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, timeoutMs: 8 * MINUTE });
  return true;
}
