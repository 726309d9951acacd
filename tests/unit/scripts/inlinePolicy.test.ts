import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { IndexHtmlTransformContext } from 'vite';
import { inlinePolicy } from '../../../.scripts/inlinePolicy';
import { inlineScripts } from '../../../server/gateway/contentSecurityPolicy';

const written = readFileSync(fileURLToPath(new URL('../../../index.html', import.meta.url)), 'utf8');

const transform = async (html: string): Promise<string> => {
  const plugin = inlinePolicy() as unknown as { transformIndexHtml: (html: string, context: IndexHtmlTransformContext) => Promise<string> };
  return plugin.transformIndexHtml(html, { path: '/index.html', filename: 'index.html' });
};

test('the script that narrows the policy stands in the page before all others, small, and is known by its hash', async () => {
  const page = await transform(written);
  const [code = ''] = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script);
  expect({
    isFirst: page.indexOf('<script') === page.indexOf(`<script>${code}`),
    comesBeforePreloads: page.indexOf('<script') < page.indexOf('<link'),
    narrows: code.includes('content-security-policy'),
    isSmall: code.length < 2000,
    hashes: inlineScripts(page).length - inlineScripts(written).length,
  }).toEqual({ isFirst: true, comesBeforePreloads: true, narrows: true, isSmall: true, hashes: 1 });
});

test('a page without a place for the script is an error of the build', async () => {
  await expect(transform('<!doctype html>')).rejects.toThrow('index.html has no <!-- policy -->');
});
