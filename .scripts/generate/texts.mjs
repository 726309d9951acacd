import { basename } from 'node:path';
import { filesBelow } from './tree.mjs';

const SOURCE = 'locales/en-US';

const areaOf = (path) => basename(path, '.json');

const interfaceOf = (name, comment, paths) => {
  const lines = paths.map((path) => `  ${areaOf(path)}: typeof import('../../${path}');`);
  return `/** ${comment} */\ninterface ${name} {\n${lines.join('\n')}\n}\n`;
};

/** Types of all texts: the keys of the English files. */
export async function textKeys() {
  const files = filesBelow(SOURCE, (name) => name.endsWith('.json'));
  const isFeature = (path) => path.startsWith(`${SOURCE}/features/`);
  const text = `${interfaceOf(
    'StartAreas',
    'Texts that are there from the start.',
    files.filter((path) => !isFeature(path)),
  )}
${interfaceOf('FeatureAreas', 'Texts that come with features.', files.filter(isFeature))}
type KeysOf<Areas> = { [A in keyof Areas & string]: \`\${A}.\${Exclude<keyof Areas[A], 'default'> & string}\` }[keyof Areas & string];

/** An area of texts that is fetched with the feature whose manifest names it. */
export type FeatureArea = keyof FeatureAreas;

/** Every text of the product as \`area.key\`. */
export type MessageKey = KeysOf<StartAreas> | KeysOf<FeatureAreas>;
`;
  return { 'MessageKey.ts': text };
}
