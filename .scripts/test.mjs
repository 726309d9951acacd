// `npm test`: what must hold before a change is merged. `--whole` also runs the long checks, `--only a,b` some steps, and `--changed`
// what is quick and belongs to the changed files. The last line is always the sum, `N passed, N failed`, even after a failure.
import { parseArgs } from 'node:util';
import { counts, inWords, total } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/nodeVersion.mjs';
import { Advice, duration } from './lib/script.mjs';
import { STEP_IDS, stepsFor, stepsForChanges, whatOnlyTheWholeHas } from './lib/steps.mjs';

/** Reads the options. @returns the chosen steps in groups, and lines that name what is left out */
async function chosenSteps() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, whole: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  });
  if (values.changed) return stepsForChanges();
  const only = values.only?.split(',').map((id) => id.trim());
  const unknown = only?.filter((id) => !STEP_IDS.includes(id)) ?? [];
  if (unknown.length > 0) throw new Advice(`There is no step ${unknown.join(', ')}. The steps are: ${STEP_IDS.join(', ')}`);
  return { groups: stepsFor({ isWhole: values.whole, only }), leftOut: only || values.whole ? [] : whatOnlyTheWholeHas() };
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
  for (const note of result.notes ?? []) console.log(`  ${note}`);
  for (const name of result.secondTries ?? []) console.log(`  passed only at the second try: ${name}`);
  console.log(`${failed ? '✗' : '✓'} ${id}: ${inWords(result)} (${duration(performance.now() - started)})`);
  return result;
}

async function main() {
  const problem = nodeProblem();
  if (problem) throw new Advice(problem);
  await ensureInstalled();
  // Imported here, because it needs packages that may have just been installed.
  await (await import('./generate/index.mjs')).generate();
  const { groups, leftOut } = await chosenSteps();
  for (const { prepare } of groups.flat()) prepare?.();
  const results = [];
  for (const group of groups) results.push(...(await Promise.all(group.map(runStep))));
  for (const line of leftOut) console.log(line);
  return total(results);
}

const sum = await main().catch((error) => {
  console.log(error instanceof Advice ? error.message : error);
  return counts(0, 1);
});
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
