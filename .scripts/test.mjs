// `npm test`: all checks of the project, fastest first. `--only a,b` runs some of them.
// The last line is always the sum, `N passed, N failed`, even after a failure.
import { parseArgs } from 'node:util';
import { counts, inWords, total } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/nodeVersion.mjs';
import { Advice, duration } from './lib/script.mjs';
import { STEP_IDS, stepsFor } from './lib/steps.mjs';

function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',').map((id) => id.trim()) ?? STEP_IDS;
  const unknown = wanted.filter((id) => !STEP_IDS.includes(id));
  if (unknown.length > 0) throw new Advice(`There is no step ${unknown.join(', ')}. The steps are: ${STEP_IDS.join(', ')}`);
  return stepsFor(wanted);
}

async function runStep({ id, run }) {
  const started = performance.now();
  console.log(`› ${id} …`);
  let result;
  try {
    result = await run();
  } catch (error) {
    result = { ...counts(0, 1), output: error instanceof Advice ? error.message : String(error?.stack ?? error) };
  }
  const failed = result.failed > 0;
  if (failed) console.log(`\n${result.output.trim()}\n`);
  for (const name of result.secondTries ?? []) console.log(`  passed only at the second try: ${name}`);
  console.log(`${failed ? '✗' : '✓'} ${id}: ${inWords(result)} (${duration(performance.now() - started)})`);
  return result;
}

async function main() {
  const problem = nodeProblem();
  if (problem) throw new Advice(problem);
  const steps = chosenSteps();
  await ensureInstalled();
  // Imported here, because it needs packages that may have just been installed.
  await (await import('./generate/index.mjs')).generate();
  for (const { prepare } of steps) prepare?.();
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return total(results);
}

const sum = await main().catch((error) => {
  console.log(error instanceof Advice ? error.message : error);
  return counts(0, 1);
});
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
