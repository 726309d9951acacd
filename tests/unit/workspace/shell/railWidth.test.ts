import { expect, test } from 'vitest';
import { RAIL, railWidth } from '~/workspace/shell/useRailWidth';

const wide = { isNarrow: false, isMedium: false, hasColumns: false, display: 'sideFull', chosen: 0 };

test.each([
  ['shows names on a wide screen', {}, RAIL.full],
  ['shows icons below 1280 px, whatever was chosen', { isNarrow: true, isMedium: true, chosen: 300 }, RAIL.icons],
  ['shows icons where the setting says so', { display: 'sideIcon', chosen: 300 }, RAIL.icons],
  ['shows names up to 1440 px beside a page alone', { isMedium: true }, RAIL.full],
  ['shows icons up to 1440 px beside columns', { isMedium: true, hasColumns: true }, RAIL.icons],
  ['shows names beside columns on a wider screen', { hasColumns: true }, RAIL.full],
  ['keeps a chosen width beside columns', { isMedium: true, hasColumns: true, chosen: 200 }, 200],
])('WS27 the navigation %s', (_what, situation, expected) => {
  expect(railWidth({ ...wide, ...situation })).toBe(expected);
});
