import { expect, test } from 'vitest';
import { CloudTurn } from '../../../widgets/instanceCloud/CloudTurn';
import { facing, spread, turned } from '../../../widgets/instanceCloud/sphere';

const points = spread(25);

test('points lie on the sphere, and no two of them are close together', () => {
  for (const { x, y, z } of points) expect(Math.hypot(x, y, z)).toBeCloseTo(1);
  const distances = points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)));
  expect(Math.min(...distances)).toBeGreaterThan(0.4);
});

test.each([0, 1, 2, 25])('a sphere of %i points has that many', (count) => {
  expect(spread(count)).toHaveLength(count);
  expect(spread(count).every(({ x, y, z }) => Number.isFinite(x + y + z))).toBe(true);
});

test('every point can be brought to the front', () => {
  for (const point of points) {
    const { x, y, z } = turned(point, facing(point));
    expect([x, y, z].map((part) => Math.round(part * 1e6) / 1e6 + 0)).toEqual([0, 0, 1]);
  }
});

test('the sphere turns by itself at a steady pace', () => {
  const cloud = new CloudTurn();
  const { yaw } = cloud.turn;
  cloud.pass(1_000, true);
  cloud.pass(1_000, false);
  expect(cloud.turn.yaw - yaw).toBeCloseTo(0.25);
});

test('the sphere turns toward a point on the shorter way, and stops there', () => {
  const cloud = new CloudTurn();
  cloud.turn = { yaw: 20, pitch: 0 };
  cloud.face(points[3]!);
  let frames = 0;
  while (cloud.pass(16, true) && frames < 1_000) frames += 1;
  expect(frames).toBeLessThan(100);
  expect(Math.abs(cloud.turn.yaw - 20)).toBeLessThanOrEqual(Math.PI);
  expect(turned(points[3]!, cloud.turn).z).toBeCloseTo(1);
});

test('an arrow key chooses a neighbor in its direction', () => {
  const cloud = new CloudTurn();
  const sides = { ArrowRight: ['x', 1], ArrowLeft: ['x', -1], ArrowDown: ['y', 1], ArrowUp: ['y', -1] } as const;
  for (const [key, [side, sign]] of Object.entries(sides)) {
    const next = points[cloud.next(key, points, 12)]!;
    expect(turned(next, facing(points[12]!))[side] * sign).toBeGreaterThan(0);
  }
  expect(cloud.next('Enter', points, 12)).toBe(-1);
});

test('a hand turns the sphere with the pointer, and at most until its pole is in front', () => {
  const cloud = new CloudTurn();
  cloud.drag({ yaw: 0, pitch: 0 }, 100, 0, 100);
  expect(cloud.turn).toEqual({ yaw: 1, pitch: 0 });
  cloud.drag({ yaw: 0, pitch: 0 }, 0, 1_000, 100);
  expect(cloud.turn.pitch).toBeCloseTo(-Math.PI / 2);
});
