import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../.scripts/generate/manifests.mjs';
import { clashingPatterns, duplicates, missingExamples, parameterNames } from './rules/pages';

const { pages } = await readFeatures();
const routes = pages.flatMap(({ folder, manifest }) => manifest.routes.map((route) => ({ folder, ...route })));
const parentOf = (folder: string) => pages.find((page) => folder.startsWith(`${page.folder}/`));

describe('the manifests of all pages', () => {
  test('the manifests of pages give each go-to letter to one place', () => {
    expect(duplicates(pages.flatMap(({ manifest }) => manifest.goTo ?? []).map(({ letter }) => letter))).toEqual([]);
  });

  test('the manifests of pages name go-to letters by one capital', () => {
    const letters = pages.flatMap(({ manifest }) => manifest.goTo ?? []).map(({ letter }) => letter);
    expect(letters.filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([]);
  });

  test('the manifests of pages give each place in the navigation, and each name in the menu, to one page', () => {
    const entries = pages.flatMap(({ manifest }) => manifest.nav ?? []);
    expect(duplicates(entries.map(({ order }) => String(order)))).toEqual([]);
    expect(duplicates(entries.flatMap(({ key }) => key ?? []))).toEqual([]);
  });

  test('the manifests of pages give each place under "Add column" to one page', () => {
    expect(duplicates(pages.flatMap(({ manifest }) => manifest.column ?? []).map(({ order }) => String(order)))).toEqual([]);
  });

  test('every page that something links to has an address', () => {
    const led = pages.filter(({ manifest: { nav, goTo, column } }) => nav || goTo || (column && !column.choices && !column.ask));
    expect(led.filter(({ to, visitorsTo }) => to === undefined && visitorsTo === undefined).map(({ folder }) => folder)).toEqual([]);
  });

  test('every parameter that an address needs has an example', () => {
    const problems = pages.flatMap(({ folder, manifest: { routes, example = {} } }) =>
      routes.flatMap(({ pattern }) =>
        missingExamples(pattern, example).map((name) => `${folder}/manifest.ts: example lacks ${name}, as in ${pattern}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  test('every example is of a parameter', () => {
    const problems = pages.flatMap(({ folder, manifest: { routes, example = {} } }) => {
      const names = new Set(routes.flatMap(parameterNames));
      return Object.keys(example).flatMap((name) => (names.has(name) ? [] : [`${folder}/manifest.ts: no address has ${name}`]));
    });
    expect(problems).toEqual([]);
  });

  test('no page claims an address of another page', () => {
    expect(clashingPatterns(routes)).toEqual([]);
  });

  test('pages in the folder of another page have addresses below its own', () => {
    const wrong = routes.filter(({ folder, pattern }) => {
      const parent = parentOf(folder);
      return parent && !parent.manifest.routes.some((route) => pattern.startsWith(`${route.pattern}/`));
    });
    expect(wrong.map(({ folder, pattern }) => `${folder}: ${pattern}`)).toEqual([]);
  });

  test('a redirect of a child page leads to a child page of the same parent', () => {
    const wrong = routes.filter(({ folder, redirect }) => {
      const parent = parentOf(folder);
      return parent && redirect && !parent.manifest.routes.some((route) => redirect.startsWith(`${route.pattern}/`));
    });
    expect(wrong.map(({ folder, redirect }) => `${folder}: ${redirect}`)).toEqual([]);
  });
});

describe('the rule', () => {
  const route = (folder: string, pattern: string, only?: 'signedIn' | 'visitors') => ({ folder, pattern, ...(only && { only }) });

  test('the rule reports patterns that differ only in the names of their parameters', () => {
    const routes = [route('pages/a', '/notes/:id'), route('pages/b', '/notes/:noteId'), route('pages/c', '/notes/new')];
    expect(clashingPatterns(routes)).toEqual(['/notes/:id (pages/a) and /notes/:noteId (pages/b)']);
  });

  test('the rule allows one address for visitors and another page for signed-in viewers', () => {
    expect(clashingPatterns([route('pages/a', '/', 'signedIn'), route('pages/b', '/', 'visitors')])).toEqual([]);
  });

  test('the rule names the parameters without an example, except optional ones', () => {
    expect(missingExamples('/a/:id/:tab?/:path*', {})).toEqual(['id']);
    expect(missingExamples('/a/:id/@:name', { id: '1', name: 'n' })).toEqual([]);
  });

  test('the rule names every duplicate once', () => {
    expect(duplicates(['A', 'B', 'A', 'A'])).toEqual(['A']);
  });
});
