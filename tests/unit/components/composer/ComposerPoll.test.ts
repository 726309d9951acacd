import { describe, expect, test } from 'vitest';
import { ComposerPoll, dateOf } from '~/components/composer/poll/ComposerPoll';

const NOON = new Date(2024, 1, 10, 12).getTime();
const DAY_MS = 86_400_000;

function pollOf(...choices: readonly string[]): ComposerPoll {
  return new ComposerPoll(NOON, { choices, multiple: false, expiresAt: null, expiredAfter: null });
}

const problem = (poll: ComposerPoll) => poll.problemAt(NOON);

describe('a new poll', () => {
  test('a new poll has two blank choices, one answer, and no end', () => {
    expect(new ComposerPoll(NOON).content).toEqual({ choices: ['', ''], multiple: false, expiresAt: null, expiredAfter: null });
  });

  test('the end of a new poll is proposed for midnight of the next day', () => {
    const poll = new ComposerPoll(NOON);
    poll.setEnd('at');
    expect({ date: poll.date, time: poll.time, expiresAt: poll.content.expiresAt }).toEqual({
      date: '2024-02-11',
      time: '00:00',
      expiresAt: new Date(2024, 1, 11).getTime(),
    });
  });

  test('the duration of a new poll begins at 0 seconds, which is no duration', () => {
    const poll = pollOf('a', 'b');
    poll.setEnd('after');
    expect({ amount: poll.amount, unit: poll.unit, problem: problem(poll) }).toEqual({
      amount: '0',
      unit: 'second',
      problem: 'noDuration',
    });
  });
});

describe('what can be posted', () => {
  test.each([
    { choices: ['a'], expected: 'fewChoices' },
    { choices: ['a', ' '], expected: 'fewChoices' },
    { choices: ['a', 'b', 'a'], expected: 'sameChoices' },
    { choices: ['a', 'b'.repeat(51)], expected: 'longChoice' },
    { choices: ['a', '🦉'.repeat(50)], expected: null },
    { choices: ['a', 'b', ''], expected: null },
  ])('the choices $choices have the problem $expected', ({ choices, expected }) => {
    expect(problem(pollOf(...choices))).toBe(expected);
  });

  test('blank choices are kept in a draft, but not posted', () => {
    const poll = pollOf('a', '', 'b');
    expect({ draft: poll.content.choices, posted: poll.payload.choices }).toEqual({ draft: ['a', '', 'b'], posted: ['a', 'b'] });
  });

  test('an end in the past and an incomplete end are refused', () => {
    const poll = pollOf('a', 'b');
    poll.setEnd('at');
    expect(problem(poll)).toBeNull();
    poll.setDate(dateOf(NOON));
    poll.setTime('11:59');
    expect({ problem: problem(poll), isComplete: poll.isComplete }).toEqual({ problem: 'past', isComplete: true });
    poll.setDate('');
    expect({ problem: problem(poll), isComplete: poll.isComplete }).toEqual({ problem: 'noDate', isComplete: false });
  });

  test.each([
    ['second', 3, 3_000],
    ['minute', 5, 300_000],
    ['hour', 1, 3_600_000],
    ['day', 2, 2 * DAY_MS],
  ] as const)('a poll can end after a number of units of a %s', (unit, amount, ms) => {
    const poll = pollOf('a', 'b');
    poll.setEnd('after');
    poll.setUnit(unit);
    poll.setAmount(String(amount));
    expect(poll.payload).toEqual({ choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: ms });
    // The other end is not sent.
    poll.setEnd('infinite');
    expect(poll.payload.expiredAfter).toBeNull();
  });
});

describe('a restored poll', () => {
  test('a restored poll shows its duration in the largest unit without a fraction', () => {
    const restored = (expiredAfter: number) => {
      const { amount, unit } = new ComposerPoll(NOON, { choices: [], multiple: false, expiresAt: null, expiredAfter });
      return { amount, unit };
    };
    expect(restored(2 * DAY_MS)).toEqual({ amount: '2', unit: 'day' });
    expect(restored(90_000)).toEqual({ amount: '90', unit: 'second' });
  });

  test('a restored poll keeps its end, also when that is over', () => {
    const expiresAt = new Date(2024, 0, 1, 18, 30).getTime();
    const poll = new ComposerPoll(NOON, { choices: ['a', 'b'], multiple: true, expiresAt, expiredAfter: null });
    expect({ content: poll.content, date: poll.date, time: poll.time, problem: problem(poll) }).toEqual({
      content: { choices: ['a', 'b'], multiple: true, expiresAt, expiredAfter: null },
      date: '2024-01-01',
      time: '18:30',
      problem: 'past',
    });
  });
});

describe('the rows', () => {
  test('a removed choice can be put back at its place', () => {
    const poll = pollOf('a', 'b', 'c');
    poll.remove(poll.rows[1]!.id);
    expect(poll.choices).toEqual(['a', 'c']);
    poll.restore();
    expect({ choices: poll.choices, removed: poll.removed }).toEqual({ choices: ['a', 'b', 'c'], removed: null });
  });

  test('no more than ten choices fit', () => {
    const poll = pollOf();
    for (let n = 0; n < 12; n += 1) poll.add();
    expect({ rows: poll.rows.length, canAdd: poll.canAdd }).toEqual({ rows: 10, canAdd: false });
  });

  test('pasted lines fill the blank choices below and go before the others', () => {
    const poll = pollOf('', '', 'last');
    expect(poll.paste(poll.rows[0]!.id, ['one', 'two', 'three'])).toEqual({ lastId: 3, left: 0 });
    expect(poll.choices).toEqual(['one', 'two', 'three', 'last']);
  });

  test('pasted lines that find no room are counted', () => {
    const poll = pollOf('', '');
    const lines = Array.from({ length: 13 }, (_, n) => `line ${n}`);
    expect({ left: poll.paste(poll.rows[0]!.id, lines).left, rows: poll.choices.length, last: poll.choices.at(-1) }).toEqual({
      left: 3,
      rows: 10,
      last: 'line 9',
    });
  });

  test('a choice keeps its identity when it moves', () => {
    const poll = pollOf('a', 'b', 'c');
    const { id } = poll.rows[0]!;
    poll.move(0, 2);
    expect({ choices: poll.choices, last: poll.rows[2]!.id }).toEqual({ choices: ['b', 'c', 'a'], last: id });
  });
});
