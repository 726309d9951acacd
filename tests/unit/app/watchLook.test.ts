import { expect, test } from 'vitest';
import { watchLook } from '~/app/watchLook';
import { createTestRoot } from '../../fixtures/createTestRoot';

test('the root element has the classes of the chosen size, font and rest, and follows a change', () => {
  const { root } = createTestRoot();
  root.settings.set('fontSize', 2);
  root.settings.set('animation', true);
  const classes = new Set<string>();
  const classList = { toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)) };
  watchLook(root, { classList } as unknown as Element);
  expect([...classes]).toEqual(['f-2']);
  root.settings.set('useSystemFont', true);
  root.settings.reset('fontSize');
  expect([...classes]).toEqual(['useSystemFont']);
  root.settings.set('animation', false);
  expect([...classes]).toEqual(['useSystemFont', 'still']);
});
