import { expect, test } from 'vitest';
import { Captures } from '../../../../server/streaming/Captures';

test('a note that was captured twice is released by the second release', () => {
  const captures = new Captures();
  captures.add('n');
  captures.add('n');
  captures.remove('n');
  expect(captures.has('n')).toBe(true);
  captures.remove('n');
  expect(captures.has('n')).toBe(false);
});

test('releasing a note that was not captured changes nothing', () => {
  const captures = new Captures();
  captures.remove('n');
  captures.add('n');
  expect(captures.has('n')).toBe(true);
});
