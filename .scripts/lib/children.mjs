import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Starts a Node program that lives as long as this process: it shares the terminal, ends with this process, and its
 * exit code becomes ours.
 */
export function startCompanion(args, { env = {} } = {}) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  const end = (signal) => {
    // A terminal sends Ctrl-C to the whole process group, so the child already has it. A second one would interrupt its
    // shutdown.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  child.on('exit', (code, signal) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, end);
    if (code !== null) process.exitCode ??= code;
    else if (signal !== 'SIGTERM' && signal !== 'SIGINT') process.exitCode ??= 1;
  });
  return child;
}
