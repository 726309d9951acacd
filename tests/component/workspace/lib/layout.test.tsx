import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { isPhone, useIsPhone } from '~/workspace/lib/layout';
import { renderWithRoot } from '../../renderWithRoot';
import { setScreenWidth } from '../../viewport';

const Layout = observer(() => <p>{useIsPhone() ? 'phone' : 'wide'}</p>);

/** Shows the layout on a screen of this width. @returns what both ways to ask for it say */
function open(width: number) {
  setScreenWidth(width);
  const { root } = renderWithRoot(<Layout />);
  const layouts = () => [screen.getByText(/^(phone|wide)$/).textContent, isPhone(root) ? 'phone' : 'wide'];
  return { root, layouts };
}

test('a screen has the layout of phones below 500 px', () => {
  const { layouts } = open(500);
  expect(layouts()).toEqual(['wide', 'wide']);
  act(() => setScreenWidth(499));
  expect(layouts()).toEqual(['phone', 'phone']);
  act(() => setScreenWidth(500));
  expect(layouts()).toEqual(['wide', 'wide']);
});

test.each([
  ['smartphone', 1280, 'phone'],
  ['tablet', 390, 'wide'],
  ['desktop', 390, 'wide'],
] as const)('the layout of a %s that somebody chose stays, whatever the width', (kind, width, layout) => {
  const { root, layouts } = open(width);
  act(() => root.settings.set('overridedDeviceKind', kind));
  expect(layouts()).toEqual([layout, layout]);
});
