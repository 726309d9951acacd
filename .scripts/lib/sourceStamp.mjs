import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

function* filesUnder(path, except) {
  const full = inRoot(path);
  if (path === except || !existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(full).sort()) yield* filesUnder(join(path, name), except);
}

/**
 * A hash of the content of many files. It ignores their times: a checkout or a copy touches every file and changes
 * nothing. Reading the whole tree takes less than a tenth of a second.
 * @param options.except a folder that does not count, relative to the project
 */
export function sourceStamp(paths, { except } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path, except))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Whether `stampFile` holds exactly `stamp`. */
export function isStamped(stampFile, stamp) {
  return existsSync(inRoot(stampFile)) && readFileSync(inRoot(stampFile), 'utf8') === stamp;
}

/** Writes down which sources the result beside it was made from. */
export function writeStamp(stampFile, stamp) {
  mkdirSync(dirname(inRoot(stampFile)), { recursive: true });
  writeFileSync(inRoot(stampFile), stamp);
}
