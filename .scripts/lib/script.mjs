import { nodeProblem } from './nodeVersion.mjs';

/** A failure that the user can fix. Its message is shown without a stack. */
export class Advice extends Error {}

/** `850 ms`, `12.4 s`, `3 min 20 s` */
export function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** Prints a title before some work starts, because it may take a minute, and its duration afterwards. */
export async function announced(title, work) {
  const started = performance.now();
  console.log(`› ${title} …`);
  const value = await work();
  console.log(`✓ ${title} (${duration(performance.now() - started)})`);
  return value;
}

/**
 * Runs the main function of a command. An {@link Advice} ends the process with its message only. Anything else is a bug
 * and shows its stack.
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
