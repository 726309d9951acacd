import { dirname } from 'node:path';
import { componentOf } from './componentOf.mjs';
import { filesBelow } from './tree.mjs';

/** Lists the windows with their manifests, which have the types of their parameters and results. */
export async function windows() {
  const folders = filesBelow('windows', (name) => name === 'manifest.ts').map((path) => dirname(path));
  for (const folder of folders) componentOf(folder, 'Window.tsx');
  const lines = folders.map((folder) => `  readonly ${folder.split('/')[1]}: typeof import('../../${folder}/manifest').default;`);
  return { 'windows.ts': `/** The manifest of each window by its id. */\nexport interface Windows {\n${lines.join('\n')}\n}\n` };
}
