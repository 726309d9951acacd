import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { languages } from '~/generated/languages';
import { RouteTable } from '~/router/RouteTable';
import { manifestFiles } from '../../../.scripts/appManifest';
import { inRoot } from '../../../.scripts/lib/paths.mjs';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly scope: string;
  readonly description: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly share_target: { readonly action: string };
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, readonly string[]>> }[];
  readonly protocol_handlers: readonly { readonly protocol: string; readonly url: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

const files = manifestFiles('/');
const manifestOf = (file: string) => JSON.parse(files.get(file)!) as Manifest;
const english = manifestOf('manifest.webmanifest');

test('each language has a manifest of the same app, in its words and its direction', () => {
  expect(files.size).toBe(languages.length + 1);
  const japanese = manifestOf('manifests/ja-JP.webmanifest');
  expect(japanese).toMatchObject({ id: '/', lang: 'ja-JP', dir: 'ltr' });
  expect(japanese.shortcuts[0]!.name).not.toBe(english.shortcuts[0]!.name);
  expect(manifestOf('manifests/ar-SA.webmanifest').dir).toBe('rtl');
  expect(english).toMatchObject({ id: '/', lang: 'en-US', dir: 'ltr', shortcuts: [{ name: 'New note' }, {}, {}, {}] });
});

test('below the top of an origin, every address of the manifest begins there', () => {
  const text = manifestFiles('/wisteria/').get('manifests/ja-JP.webmanifest')!;
  const paths = [...text.matchAll(/"(?:id|scope|start_url|src|url|action)":"([^"]*[/][^"]*)"/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !path!.startsWith('/wisteria/'))).toEqual([]);
});

describe('the pictures of the manifest', () => {
  const pictures = [...english.icons, ...english.screenshots, ...english.shortcuts.flatMap(({ icons }) => icons)];

  test.each(pictures.map((picture) => [picture.src, picture] as const))('%s is what the manifest says', async (src, { sizes, type }) => {
    const file = inRoot(`public${src}`);
    expect(existsSync(file)).toBe(true);
    const { width, height, format } = await sharp(file).metadata();
    // A drawing fits every size.
    const size = sizes === 'any' ? sizes : `${width}x${height}`;
    expect({ size, type: `image/${format}` }).toEqual({ size: sizes, type: type.replace('+xml', '') });
  });

  test('there are icons for every use, and screenshots for wide and narrow screens', () => {
    expect(new Set(english.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(english.screenshots.map((one) => one.form_factor)).toEqual(['wide', 'narrow']);
  });
});

test('every shortcut leads to a page of the product', () => {
  const routes = new RouteTable(PAGES);
  expect(english.shortcuts.map(({ url }) => routes.resolve(url, true)?.page.id)).toEqual([
    'compose',
    'notifications',
    'search',
    'timeline',
  ]);
});

test('shared things, files and links lead to pages of the product', () => {
  const routes = new RouteTable(PAGES);
  const pageOf = (url: string) => routes.resolve(url, true)?.page.id;
  expect({
    share: pageOf(english.share_target.action),
    files: english.file_handlers.map(({ action, accept }) => ({ page: pageOf(action), endings: Object.values(accept).flat() })),
    links: english.protocol_handlers.map(({ protocol, url }) => ({ page: pageOf(url), protocol, isWhole: url.endsWith('=%s') })),
  }).toEqual({
    share: 'share',
    files: [{ page: 'open-file', endings: ['.json5'] }],
    links: [{ page: 'open-link', protocol: 'web+wisteria', isWhole: true }],
  });
});
