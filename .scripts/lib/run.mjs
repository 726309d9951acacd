import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Colors for output that is collected and then shown in the same terminal, and none for logs. */
function colors() {
  if (process.env.NO_COLOR || process.env.FORCE_COLOR) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/**
 * Runs a program in the project's folder, without a stdin, and collects its output.
 *
 * @returns {Promise<{ code: number, output: string }>} `code` is 1 when the program was killed or not found.
 */
export function run(command, args, { env = {}, show = false, timeoutMs, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...colors(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      shell,
    });
    let output = '';
    const collect = (target) => (chunk) => {
      output += chunk;
      if (show) target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output }));
  });
}

/** Runs a script with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs npm: the one that called this script, otherwise the one on the path. */
export function runNpm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return runNode([cli, ...args], options);
  const isWindows = process.platform === 'win32';
  return run(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows });
}
