import { nodeProblem } from './nodeVersion.mjs';

/** A failure that a person can act upon: its message is shown alone, without a stack. */
export class Advice extends Error {}

/** `850 ms`, `12.4 s`, `3 min 20 s` */
export function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** Says what is being done before it starts, because some steps take a minute, and how long it took when it ended. */
export async function announced(title, work) {
  const started = performance.now();
  console.log(`› ${title} …`);
  const value = await work();
  console.log(`✓ ${title} (${duration(performance.now() - started)})`);
  return value;
}

/**
 * Runs a command's main function. An {@link Advice} ends the process with its text alone; anything else is a bug of
 * ours and shows its stack.
 */
export async function runScript(main) {
  try {
    const problem = nodeProblem();
    if (problem) throw new Advice(problem);
    await main();
  } catch (error) {
    console.error(error instanceof Advice ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
