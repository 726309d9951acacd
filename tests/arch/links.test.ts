import { expect, test } from 'vitest';
import { readFeatures } from '../../.scripts/generate/manifests.mjs';
import { leadsSomewhere, pageAt } from '../fixtures/allRoutes';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkLinks } from './rules/links';

const { pages } = await readFeatures();

test('every address in the code of the client leads to a page or a file', () => {
  const files = readFiles(CLIENT, /\.tsx?$/).filter(({ path }) => !/(^|\/)manifest\.ts$|^src\/generated\//.test(path));
  expect(listed(checkLinks(files, leadsSomewhere))).toBe('');
});

test('the entries of the navigation, the go-to letters, the palette and "Add column" lead to their own page', () => {
  const wrong = pages.flatMap(({ folder, manifest, to, visitorsTo }) => {
    const addresses: readonly (readonly [string | undefined, boolean])[] = [
      [to, true],
      [visitorsTo, false],
      ...(manifest.goTo ?? []).map((place) => [place.to, true] as const),
    ];
    return addresses.flatMap(([address, isSignedIn]) => {
      if (address === undefined) return [];
      const href = address.replace(':username', 'alice');
      const page = pageAt(href, isSignedIn)?.id;
      return page === manifest.id ? [] : [`${folder}: ${href} is ${page ?? 'no page'}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('every redirect leads to a page', () => {
  const redirects = pages.flatMap(({ folder, manifest }) => manifest.routes.map((route) => ({ folder, ...route })));
  const wrong = redirects.filter(({ redirect }) => redirect !== undefined && !leadsSomewhere(redirect.replaceAll(/:\w+/g, 'x')));
  expect(wrong.map(({ folder, redirect }) => `${folder}: ${redirect}`)).toEqual([]);
});

test('the rule finds a link to nowhere, with values or without', () => {
  const text = 'const a = <Link to="/nowhere" />; go(`/nowhere/${id}`); go("/timeline"); go(`/notes/${id}#x`); say("/ or not");';
  expect(messages(checkLinks([{ path: 'pages/x/X.tsx', text }], leadsSomewhere))).toEqual([
    '/nowhere is no address of a page or file',
    '/nowhere/x is no address of a page or file',
  ]);
});

test.each(['/settings/nothing', '/settings/theme/nothing', '/admin/none', '/my/nothing'])('the address %s is none', (href) => {
  expect(leadsSomewhere(href)).toBe(false);
});

test.each(['/', '/@bob@remote.example/notes', '/settings/webhook/edit/a', '/files/a.png', '/registry/keys/@/client/base'])(
  'the address %s is one',
  (href) => {
    expect(leadsSomewhere(href)).toBe(true);
  },
);
