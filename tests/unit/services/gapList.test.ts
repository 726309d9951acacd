import { describe, expect, test } from 'vitest';
import {
  addLive,
  addOlder,
  addSegment,
  displayIds,
  fillFromNewer,
  fillFromOlder,
  firstPage,
  hasMore,
  isGapId,
  openGap,
  OPEN_END,
  trim,
  unloaded,
  type GapList,
  without,
} from '~/services/gapList';

const everything = (): boolean => true;
const shown = (list: GapList): string =>
  displayIds(list, everything)
    .map((id) => (isGapId(id) ? '…' : id))
    .join(' ');
const gapOf = (list: GapList): string => list.gaps[0]!.id;

describe('the first page', () => {
  test('is put in order, newest first', () => {
    expect(shown(firstPage(['a', 'c', 'b', 'c']))).toBe('c b a');
  });

  test('leaves open whether there is more, because servers answer short pages', () => {
    expect(hasMore(firstPage(['b', 'a']))).toBe(true);
  });

  test('ends the list when it is empty', () => {
    expect(hasMore(firstPage([]))).toBe(false);
  });

  test('from the past has a gap above it', () => {
    expect(shown(firstPage(['b', 'a'], true))).toBe('… b a');
  });
});

describe('live notes', () => {
  test('come on top', () => {
    expect(shown(addLive(firstPage(['b', 'a']), ['c', 'd']))).toBe('d c b a');
  });

  test('out of order find their place', () => {
    expect(shown(addLive(firstPage(['d', 'b']), ['c']))).toBe('d c b');
  });

  test('that are known change nothing', () => {
    const list = firstPage(['b', 'a']);
    expect(addLive(list, ['b'])).toBe(list);
  });

  test('older than the list belong to a page that is not loaded', () => {
    expect(shown(addLive(firstPage(['c', 'b']), ['a']))).toBe('c b');
  });

  test('inside a gap wait for the page that covers them', () => {
    const list = addSegment(firstPage(['m', 'l']), ['b', 'a']);
    expect(shown(addLive(list, ['f']))).toBe('m l … b a');
  });

  test('before the first page are not taken', () => {
    expect(addLive(unloaded, ['a'])).toBe(unloaded);
  });
});

describe('older pages', () => {
  test('are added below', () => {
    expect(shown(addOlder(firstPage(['d', 'c']), ['b', 'a']))).toBe('d c b a');
  });

  test('that bring nothing older end the list', () => {
    expect(hasMore(addOlder(firstPage(['b', 'a']), []))).toBe(false);
  });

  test('that repeat what is known end the list instead of asking for ever', () => {
    expect(hasMore(addOlder(firstPage(['b', 'a']), ['b', 'a']))).toBe(false);
  });
});

describe('a page from further down', () => {
  test('leaves a gap in between', () => {
    expect(shown(addSegment(firstPage(['m', 'l']), ['b', 'a']))).toBe('m l … b a');
  });

  test('that reaches the list leaves none', () => {
    expect(shown(addSegment(firstPage(['d', 'c']), ['c', 'b', 'a']))).toBe('d c b a');
  });

  test('without notes changes nothing', () => {
    const list = firstPage(['b']);
    expect(addSegment(list, [])).toBe(list);
  });
});

describe('a lost connection', () => {
  test('opens a gap above what is known', () => {
    expect(shown(openGap(firstPage(['b', 'a'])))).toBe('… b a');
  });

  test('twice opens one gap', () => {
    const list = openGap(firstPage(['b', 'a']));
    expect(openGap(list)).toBe(list);
  });

  test('before the first note of an empty list is a gap as well', () => {
    expect(shown(addLive(openGap(firstPage([])), ['a']))).toBe('a …');
  });

  test('ends with the first live note, and the gap lies below it', () => {
    expect(shown(addLive(openGap(firstPage(['b', 'a'])), ['h', 'g']))).toBe('h g … b a');
  });
});

describe('filling a gap', () => {
  const gapped = addLive(openGap(firstPage(['b', 'a'])), ['x']);

  test('from the newer side adds below the newer notes', () => {
    expect(shown(fillFromNewer(gapped, gapOf(gapped), ['w', 'v']))).toBe('x w v … b a');
  });

  test('from the older side adds above the older notes', () => {
    expect(shown(fillFromOlder(gapped, gapOf(gapped), ['c', 'd'], true))).toBe('x … d c b a');
  });

  test('keeps the identity of the gap', () => {
    const filled = fillFromNewer(gapped, gapOf(gapped), ['w']);
    expect(gapOf(filled)).toBe(gapOf(gapped));
  });

  test('closes it when the page reaches the older side', () => {
    expect(shown(fillFromNewer(gapped, gapOf(gapped), ['d', 'c', 'b']))).toBe('x d c b a');
  });

  test('closes it when the page reaches the newer side', () => {
    expect(shown(fillFromOlder(gapped, gapOf(gapped), ['c', 'x'], false))).toBe('x c b a');
  });

  test.each(['newer', 'older'])('closes it when there is nothing, from the %s side', (side) => {
    const filled = side === 'newer' ? fillFromNewer(gapped, gapOf(gapped), []) : fillFromOlder(gapped, gapOf(gapped), [], false);
    expect(shown(filled)).toBe('x b a');
  });

  test('a full page that the server gave newest first touches the newer side, although the older was asked for', () => {
    expect(shown(fillFromOlder(gapped, gapOf(gapped), ['w', 'v'], true))).toBe('x w v … b a');
  });

  test('a page that comes late does not open what was closed meanwhile', () => {
    const narrowed = fillFromNewer(gapped, gapOf(gapped), ['w', 'v', 'u']);
    expect(shown(fillFromNewer(narrowed, gapOf(gapped), ['w', 'v']))).toBe('x w v u … b a');
  });

  test('that is gone changes nothing', () => {
    expect(fillFromNewer(gapped, 'gap:other', ['w'])).toBe(gapped);
  });

  test('an open gap is asked for without an upper bound', () => {
    expect(openGap(firstPage(['a'])).gaps[0]!.newer).toBe(OPEN_END);
  });
});

describe('trimming', () => {
  test('keeps the newest and allows to load the rest again', () => {
    const trimmed = trim(addOlder(firstPage(['d', 'c']), []), 1);
    expect([shown(trimmed), hasMore(trimmed)]).toEqual(['d', true]);
  });

  test('drops gaps that lie below', () => {
    expect(shown(trim(addSegment(firstPage(['m', 'l']), ['b', 'a']), 2))).toBe('m l');
  });

  test('keeps gaps that lie above', () => {
    expect(shown(trim(addSegment(firstPage(['m', 'l']), ['b', 'a']), 3))).toBe('m l … b');
  });

  test('of a short list changes nothing', () => {
    const list = firstPage(['a']);
    expect(trim(list, 5)).toBe(list);
  });
});

test('hidden notes leave gaps in their place', () => {
  const list = addSegment(firstPage(['m', 'l']), ['b', 'a']);
  expect(displayIds(list, (id) => id !== 'l' && id !== 'b').map((id) => (isGapId(id) ? '…' : id))).toEqual(['m', '…', 'a']);
});

test('a note that was taken out is gone, and everything else stays', () => {
  const list = firstPage(['c', 'b', 'a']);
  expect(without(list, 'b').ids).toEqual(['c', 'a']);
  expect(without(list, 'x')).toBe(list);
});
