import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The two picture sets for Unicode emoji. */
export type EmojiSet = 'twemoji' | 'fluent-emoji';

const ENDING: Readonly<Record<EmojiSet, string>> = { twemoji: '.svg', 'fluent-emoji': '.png' };
const directories = new Map<EmojiSet, string>();

/** Folder of a set in its package. It is found on first use, because gateways never need it. */
function directoryOf(set: EmojiSet): string {
  const known = directories.get(set);
  if (known !== undefined) return known;
  const found = dirname(createRequire(import.meta.url).resolve(`@misskey-dev/emoji-assets/${set}/1f600${ENDING[set]}`));
  directories.set(set, found);
  return found;
}

/**
 * The file for `{code points}.svg` or `.png`. Clients write hex joined by hyphens, without U+FE0F unless there is a
 * joiner, and pad the fluent set to four digits. The sets differ in details, so similar spellings are tried.
 * @returns the path, or null for an unknown emoji.
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
