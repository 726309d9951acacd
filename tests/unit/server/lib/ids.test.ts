import { describe, expect, test } from 'vitest';
import { createdAtOf, idAt, IdGenerator, timeOf } from '../../../../server/lib/ids';
import { FakeClock } from '../../../fixtures/FakeClock';

const NOW = Date.UTC(2026, 10, 20, 12, 41, 34, 61);

describe('ids', () => {
  test('an id has 16 lower-case characters', () => {
    expect(new IdGenerator(new FakeClock(NOW)).next()).toMatch(/^[0-9a-z]{16}$/);
  });

  test('an id contains its time, as on real servers', () => {
    expect(createdAtOf('atsj8kfh3ze70002')).toBe('2026-11-20T12:41:34.061Z');
    expect(timeOf(new IdGenerator(new FakeClock(NOW)).next())).toBe(NOW);
  });

  test('ids rise within a millisecond', () => {
    const generator = new IdGenerator(new FakeClock(NOW));
    const ids = Array.from({ length: 2000 }, () => generator.next());
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('ids rise with time', () => {
    const clock = new FakeClock(NOW);
    const generator = new IdGenerator(clock);
    const before = [generator.next(), generator.next()];
    clock.advance(1);
    expect(generator.next() > (before[1] ?? '')).toBe(true);
  });

  test('ids rise when the clock is set back', () => {
    const clock = new FakeClock(NOW);
    const generator = new IdGenerator(clock);
    const before = generator.next();
    clock.sleep(-60_000);
    expect(generator.next() > before).toBe(true);
  });

  test('idAt gives a lower bound of the ids of its millisecond', () => {
    const id = new IdGenerator(new FakeClock(NOW)).next();
    expect(idAt(NOW) <= id && id < idAt(NOW + 1)).toBe(true);
  });
});
