// Writes `src/generated`: everything that is derived from the folders of pages, widgets, windows and languages, so that a feature
// is added by its folder alone. Runs before every check and build, and on each change while the dev server runs.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { icons } from './icons.mjs';
import { libraries } from './libraries.mjs';
import { readFeatures } from './manifests.mjs';
import { pageIndex } from './pages.mjs';
import { places } from './places.mjs';
import { settingRows } from './settings.mjs';
import { languages, ownAreas, textKeys } from './texts.mjs';
import { windows } from './windows.mjs';

const FOLDER = inRoot('src/generated');

/** A generator gets the manifests, may read the tree, and returns the derived files by name. */
const GENERATORS = [textKeys, ownAreas, languages, places, settingRows, windows, pageIndex, icons, libraries];

const HEADER = '// Derived from the tree by .scripts/generate. Do not edit.\n';

/** The text of a file, or null when there is none. */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function write(files) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(FOLDER, name);
    // An unchanged file keeps its time, so that caches and watchers see no change.
    if (textOf(path) !== HEADER + text) writeFileSync(path, HEADER + text);
  }
}

/** Writes the drawings of the icons that code names. */
export const generateIcons = async () => write(icons());

/** Writes each derived file that changed, and removes those that no generator derives. */
export async function generate() {
  const features = await readFeatures();
  const files = {};
  for (const generator of GENERATORS) Object.assign(files, await generator(features));
  write(files);
  for (const name of readdirSync(FOLDER)) if (!(name in files)) rmSync(join(FOLDER, name), { recursive: true });
}
