import type { Plugin } from 'vite';
import { bundleAlone } from './bundleAlone.ts';

/** The place in index.html for the script: before all others. */
const PLACE = '<!-- policy -->';

/** Puts the script that narrows the policy of the page into the page itself, where nothing runs before it. */
export function inlinePolicy(): Plugin {
  let base = '/';
  return {
    name: 'inline-policy',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: async (html) => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      const code = await bundleAlone('src/app/inlinePolicy.ts', base);
      return html.replace(PLACE, () => `<script>${code.trim()}</script>`);
    },
  };
}
