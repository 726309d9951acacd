import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHORTEST = 4;

/**
 * Names for the classes of CSS Modules in the built client. Those that carry the name of their class and file are read
 * by nobody there, and with several hundred of them they are a kilobyte and a half of the start.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const source = `${relative(root, file)}:${name}`;
    const letters = [...createHash('sha256').update(source).digest()].map((byte) => LETTERS[byte % LETTERS.length]);
    for (let length = SHORTEST; ; length += 1) {
      const short = letters.slice(0, length).join('');
      const other = taken.get(short);
      if (other !== undefined && other !== source) continue;
      taken.set(short, source);
      return short;
    }
  };
}

/** Takes each class as an import of its own in the built client: the bundler then leaves out those that nothing uses, and their keys. */
export function namedClasses(): Plugin {
  return {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'), map: null }),
    },
  };
}
