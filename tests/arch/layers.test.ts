import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { importsOf, resolveSpecifier } from './lib/imports';
import { CLIENT, readFiles, type SourceFile } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkClientPackages, checkLayers, checkServerPackages, checkWithoutReact, zoneOf } from './rules/layers';

const client = readFiles(CLIENT, /\.tsx?$/);
const server = readFiles(['server'], /\.ts$/);

const file = (path: string, text: string): SourceFile => ({ path, text });
const check = (path: string, text: string): string[] => messages(checkLayers([file(path, text)]));

describe('the layers of the project', () => {
  test('nothing imports what is above or beside it', () => {
    expect(listed(checkLayers([...client, ...server]))).toBe('');
  });

  test('stores and lower layers do not use React', () => {
    const below = client.filter(({ path }) => /^src\/(?:lib|api|storage|services|registry|theme|sound|streaming|stores)\//.test(path));
    expect(listed(checkWithoutReact(below))).toBe('');
  });

  test('the client imports only packages that are shipped to the browser', () => {
    expect(listed(checkClientPackages(client, Object.keys(packageJson.dependencies)))).toBe('');
  });

  test('the server imports only dependencies, which are there without the development packages', () => {
    expect(listed(checkServerPackages(server, Object.keys(packageJson.dependencies)))).toBe('');
  });
});

test('the rule about React reports its code and allows its types', () => {
  const source = "import { use } from 'react';\nimport type { ComponentType } from 'react';\nimport { observer } from 'mobx-react-lite';";
  expect(checkWithoutReact([file('src/stores/X.ts', source)]).map(({ line }) => line)).toEqual([1, 3]);
});

describe('the rule of layers', () => {
  test.each([
    ['src/lib/ids.ts', "import { x } from '~/stores/RootStore';"],
    ['src/services/merge.ts', "import type { NoteStore } from '../stores/entities/NoteStore';"],
    ['src/streaming/StreamHub.ts', "import { call } from '~/api/MisskeyClient';"],
    ['src/services/merge.ts', "import { kinds } from '~/api/wire';"],
    ['src/theme/apply.ts', "import { LocalStore } from '~/storage/LocalStore';"],
    ['src/router/links.ts', "import { request } from '~/api/MisskeyClient';"],
    ['src/components/note/card/NoteCard.tsx', "import { collectPages } from '~/registry/collectPages';"],
    ['src/components/note/card/NoteCard.tsx', "const Shell = await import('~/workspace/shell/Shell');"],
    ['pages/timeline/TimelinePage.tsx', "export { Deck } from '~/workspace/deck/Deck';"],
    ['pages/timeline/TimelinePage.tsx', "import { UserPage } from '../user/UserPage';"],
    ['widgets/clock/ClockWidget.tsx', "type Note = import('../../pages/note/NotePage').NotePageProps;"],
    ['server/main.ts', "import { merge } from '~/services/merge';"],
    ['src/app/boot.ts', "const pages = import.meta.glob('/pages/*/manifest.ts', { eager: true });"],
    ['src/strange/new.ts', "import { x } from '~/lib/ids';"],
  ])('%s may not contain %s', (path, text) => {
    expect(check(path, text)).toHaveLength(1);
  });

  test.each([
    ['src/services/merge.ts', "import type { WireNote } from '~/api/wire';\nimport { brand } from '~/lib/ids';"],
    ['src/theme/apply.ts', "import type { LocalStore } from '~/storage/LocalStore';"],
    ['src/stores/RootStore.ts', "import { MisskeyClient } from '~/api/MisskeyClient';\nimport { makeAutoObservable } from 'mobx';"],
    ['pages/settings/privacy/PrivacyPage.tsx', "import { SettingRow } from '../parts/SettingRow';"],
    ['src/registry/collectPages.ts', "const found = import.meta.glob('/pages/*/manifest.ts', { eager: true });"],
    ['src/workspace/panes/PaneHost.tsx', "import { pages } from '~/registry/collectPages';"],
    ['src/main.tsx', "import { App } from './app/App';"],
  ])('%s may contain %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  test('a violation names the edge and the rule', () => {
    expect(check('src/lib/ids.ts', "import { x } from '~/stores/RootStore';")).toEqual([
      'imports src/stores/RootStore: src/lib may import nothing of ours',
    ]);
  });

  test('the client may not import a development package, a part of Node, or a package of the server', () => {
    const files = [
      file('src/api/x.ts', "import ts from 'typescript';\nimport fs from 'node:fs';\nimport { observer } from 'mobx-react-lite';"),
      file('src/api/y.ts', "import { z } from 'zod/v4';"),
    ];
    expect(checkClientPackages(files, ['mobx-react-lite', 'zod']).map(({ path, line }) => `${path}:${line}`)).toEqual([
      'src/api/x.ts:1',
      'src/api/x.ts:2',
      'src/api/y.ts:1',
    ]);
  });

  test('the server may import dependencies and parts of Node, also lazily', () => {
    const files = [
      file('server/x.ts', "import fs from 'node:fs';\nimport { z } from 'zod/v4';\nconst sharp = await import('sharp');"),
      file('server/y.ts', "import { test } from 'vitest';\nconst vite = await import('vite');"),
    ];
    expect(checkServerPackages(files, ['zod', 'sharp']).map(({ path, line }) => `${path}:${line}`)).toEqual([
      'server/y.ts:1',
      'server/y.ts:2',
    ]);
  });

  test.each([
    ['src/a/b.ts', './c', 'src/a/c'],
    ['src/a/b.ts', '../x/y.css?inline', 'src/x/y.css'],
    ['pages/a/manifest.ts', '~/registry/definePage', 'src/registry/definePage'],
    ['src/a/b.ts', 'react', null],
  ])('from %s, %s leads to %s', (from, specifier, target) => {
    expect(resolveSpecifier(from, specifier)).toBe(target);
  });

  test('an import of types alone is told apart', () => {
    const edges = importsOf(file('src/a.ts', "import type { A } from './x';\nimport { type B, c } from './y';\nimport './z.css';"));
    expect(edges.map((edge) => edge.isTypeOnly)).toEqual([true, false, false]);
  });

  test.each([
    ['src/main.tsx', 'src/main'],
    ['src/stores/entities/NoteStore.ts', 'src/stores'],
    ['src/registry/collectWindows.ts', 'src/registry/collect'],
    ['windows/emojiPicker/manifest.ts', 'windows'],
  ])('%s belongs to %s', (path, zone) => {
    expect(zoneOf(path)).toBe(zone);
  });
});
