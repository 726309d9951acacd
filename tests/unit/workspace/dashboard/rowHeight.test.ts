import { expect, test } from 'vitest';
import { PITCH_PX, pitchFor, rowsIn } from '~/workspace/dashboard/rowHeight';

test.each([
  { what: 'a screen of 1080 px', rows: 16, height: 960, pitch: 60 },
  { what: 'a screen of 1440 px', rows: 16, height: 1330, pitch: 83 },
  { what: 'a few rows', rows: 4, height: 960, pitch: PITCH_PX },
  { what: 'far more rows than fit', rows: 40, height: 960, pitch: PITCH_PX },
  { what: 'no rows', rows: 0, height: 960, pitch: PITCH_PX },
])('rows are $pitch px apart for $what', ({ rows, height, pitch }) => {
  expect(pitchFor(rows, height)).toBe(pitch);
});

test('rows that fill a page are all in sight', () => {
  expect(rowsIn(960, pitchFor(16, 960))).toBe(16);
});
