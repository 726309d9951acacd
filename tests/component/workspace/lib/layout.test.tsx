import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, test, vi } from 'vitest';
import { isPhone, useIsNarrow, useIsPhone } from '~/workspace/lib/layout';
import { renderWithRoot } from '../../renderWithRoot';
import { setScreenWidth } from '../../viewport';

const Layout = observer(() => <p>{useIsPhone() ? 'phone' : 'wide'}</p>);
const Navigation = observer(() => <p>{useIsNarrow() ? 'icons' : 'names'}</p>);

afterEach(() => vi.restoreAllMocks());

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

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const BROWSERS = {
  iPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI}`,
  iPad: `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${SAFARI}`,
  Android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
} as const;

test.each([
  ['iPhone', 390, 'phone', 'icons'],
  ['iPhone', 700, 'phone', 'icons'],
  ['iPhone', 844, 'wide', 'icons'],
  ['Android', 600, 'phone', 'icons'],
  ['Android', 701, 'wide', 'icons'],
  ['Android', 1_400, 'wide', 'icons'],
  ['iPad', 600, 'wide', 'icons'],
  ['iPad', 320, 'phone', 'icons'],
  ['iPad', 1_366, 'wide', 'icons'],
  ['Windows', 600, 'wide', 'icons'],
  ['Windows', 1_400, 'wide', 'names'],
] as const)('WS27 a browser on %s that is %d px wide has the layout "%s" and a navigation of %s', (browser, width, layout, navigation) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[browser]);
  const { layouts } = open(width);
  renderWithRoot(<Navigation />);
  expect({ layouts: layouts(), navigation: screen.getByText(/^(icons|names)$/).textContent }).toEqual({
    layouts: [layout, layout],
    navigation,
  });
});
