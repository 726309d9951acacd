import { describe, expect, test } from 'vitest';
import { iconNamesIn, iconPath } from '../../../.scripts/generate/icons.mjs';

describe('iconNamesIn', () => {
  test.each([
    ['an attribute', '<Button icon="leaf" />', ['leaf']],
    ['the name of an Icon, but of nothing else', '<><Icon name="leaf" /><Field name="tree" /></>', ['leaf']],
    ['an attribute that ends with Icon', '<Form submitIcon="send" />', ['send']],
    [
      'both sides of a condition, but not what is compared',
      "<Icon name={kind === 'x' ? 'leaf' : isTree ? 'tree' : 'plant'} />",
      ['leaf', 'tree', 'plant'],
    ],
    ['a property', "definePage({ id: 'garden', icon: 'leaf' })", ['leaf']],
    ['a table', "const a: Readonly<Record<Kind, IconName>> = { x: 'leaf', y: 'tree' };", ['leaf', 'tree']],
    ['a table whose type is checked', "const a = { x: 'leaf' } as const satisfies Record<string, IconName>;", ['leaf']],
    ['a default', "function f(text: string, mark: IconName = 'leaf') {}", ['leaf']],
    ['a drawing', '<path d={iconPaths.leaf} />', ['leaf']],
    [
      'nothing in a list of objects that have other texts as well',
      "const a: readonly { key: Key; icon: IconName }[] = [{ key: 'x', icon: 'leaf' }];",
      ['leaf'],
    ],
    ['nothing that is an address', "const a = { icon: '/favicon.ico' };", []],
  ])('finds %s', (_what, text, names) => {
    expect(iconNamesIn('a.tsx', text)).toEqual(names);
  });
});

describe('iconPath', () => {
  test('joins the shapes of an icon of the package', () => {
    expect(iconPath('x', 'a.tsx')).toBe('M18 6l-12 12M6 6l12 12');
  });

  test('says which file names an icon that the package does not have', () => {
    expect(() => iconPath('leav', 'pages/garden/manifest.ts')).toThrow(
      'pages/garden/manifest.ts names the icon "leav", which @tabler/icons-react does not have',
    );
  });
});
