import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const parts = (version) => version.split('.').map(Number);

/** Whether version `a` is equal to or newer than `b`, both as [major, minor, patch]. */
function isAtLeast(a, b) {
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] > b[i];
  return true;
}

/** Whether a version is in a range of the forms that the `engines` field uses: `^a.b.c` and `>=a.b.c`, joined by `||`. */
export function satisfies(version, range) {
  const own = parts(version);
  return range.split('||').some((clause) => {
    const [, operator, wanted] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(clause) ?? [];
    if (!wanted) return false;
    const minimum = parts(wanted);
    return isAtLeast(own, minimum) && (operator === '>=' || own[0] === minimum[0]);
  });
}

/** The message for an unsupported version of Node, or null for a supported one. */
export function nodeProblem() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return null;
  return `Node ${process.versions.node} is not supported; this project needs ${engines.node}.\nInstall a newer Node from https://nodejs.org and try again.`;
}
