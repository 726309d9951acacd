import { describe, expect, test } from 'vitest';
import { closure, entryOf, keyOf, keyOfName, type ViteManifest } from './lib/viteManifest';

const manifest: ViteManifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_shared.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', imports: ['_react.js'], css: ['assets/shared.css'] },
  'pages/timeline/TimelinePage.tsx': { file: 'assets/timeline.js', imports: ['_shared.js', 'index.html'] },
  'pages/user/UserPage.tsx': { file: 'assets/user.js' },
};

describe('reading the manifest of a build', () => {
  test('a closure contains everything that is imported statically, and each file once', () => {
    const { js, css } = closure(manifest, ['index.html']);
    expect([...js]).toEqual(['assets/index.js', 'assets/react.js', 'assets/shared.js']);
    expect([...css]).toEqual(['assets/index.css', 'assets/shared.css']);
  });

  test('chunks that import each other are followed once', () => {
    expect(closure(manifest, ['index.html', 'pages/timeline/TimelinePage.tsx']).js.size).toBe(4);
  });

  test('a missing chunk is an error', () => {
    expect(() => closure(manifest, ['pages/gone/GonePage.tsx'])).toThrow('the build has no chunk pages/gone/GonePage.tsx');
    expect(() => entryOf({})).toThrow('no page to start from');
  });

  test('a chunk of several sources is found by its name', () => {
    expect(keyOfName(manifest, 'shared')).toBe('_shared.js');
    expect(() => keyOfName(manifest, 'gone')).toThrow('no chunk called gone');
  });

  test('a source is found without its extension', () => {
    expect(keyOf(manifest, 'pages/user/UserPage')).toBe('pages/user/UserPage.tsx');
    expect(keyOf(manifest, 'pages/gone/GonePage')).toBeUndefined();
    expect(entryOf(manifest)).toBe('index.html');
  });
});
