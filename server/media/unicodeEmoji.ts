import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The two picture sets for Unicode emoji. */
export type EmojiSet = 'twemoji' | 'fluent-emoji';

const ENDING: Readonly<Record<EmojiSet, string>> = { twemoji: '.svg', 'fluent-emoji': '.png' };
const directories = new Map<EmojiSet, string>();

/** Where the package keeps a set. Resolved when first asked for, because the client never needs it at build time. */
function directoryOf(set: EmojiSet): string {
  const known = directories.get(set);
  if (known !== undefined) return known;
  const found = dirname(createRequire(import.meta.url).resolve(`@misskey-dev/emoji-assets/${set}/1f600${ENDING[set]}`));
  directories.set(set, found);
  return found;
}

/**
 * The picture for `{code points}.svg` or `.png` as clients write it: hex joined by hyphens, U+FE0F left out unless a
 * joiner is present, the fluent set padded to four digits. The sets disagree on details, so near spellings are tried.
 * @returns the path, or null if the name is no emoji or the set lacks it.
 */
export function unicodeEmojiPath(set: EmojiSet, file: string): string | null {
  const points = file.endsWith(ENDING[set]) ? file.slice(0, -ENDING[set].length) : '';
  if (!/^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,15}$/.test(points)) return null;
  const unpadded = points.replaceAll(/(^|-)0+(?=[0-9a-f])/g, '$1');
  const padded = points.replaceAll(/[0-9a-f]+/g, (point) => point.padStart(4, '0'));
  for (const spelling of [points, unpadded, padded]) {
    for (const name of [spelling, spelling.replaceAll('-fe0f', '')]) {
      const path = join(directoryOf(set), name + ENDING[set]);
      if (existsSync(path)) return path;
    }
  }
  return null;
}
