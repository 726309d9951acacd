import { dirname } from 'node:path';
import { ownAreaOf } from './locales.mjs';
import { filesBelow } from './tree.mjs';

const PLATFORM = 'src/stores/settings/rows';

/** `pages/drive-file/settings.ts` → `pagesDriveFile`. */
const nameOf = (path) =>
  path
    .replace(`${PLATFORM}/`, '')
    .replace(/(?:\/settings)?\.ts$/, '')
    .replaceAll(/[^a-z0-9]+([a-z0-9])/gi, (_all, letter) => letter.toUpperCase());

/** The area of texts with the labels of settings. */
const labelAreaOf = (path) => (path.startsWith(PLATFORM) ? 'setting' : ownAreaOf(dirname(path)));

/** Joins all settings into one table: the shared ones by section, then those of features. */
export async function settingRows() {
  const isRows = (name) => name === 'settings.ts';
  const paths = [
    ...filesBelow(PLATFORM, (name) => name.endsWith('.ts')),
    ...['pages', 'widgets', 'windows'].flatMap((f) => filesBelow(f, isRows)),
  ];
  const groups = paths.map((path) => ({ name: nameOf(path), path: path.replace(/\.ts$/, ''), texts: labelAreaOf(path) }));
  const text = `${groups.map(({ name, path }) => `import ${name} from '../../${path}';`).join('\n')}

/** Groups of settings as their files describe them, and the area of their labels. */
export const settingGroups = [
${groups.map(({ name, texts }) => `  { ...${name}, texts: '${texts}' },`).join('\n')}
] as const;

/** Every setting by its name. */
export const settingRows = {
${groups.map(({ name }) => `  ...${name}.rows,`).join('\n')}
};
`;
  return { 'settingRows.ts': text };
}
