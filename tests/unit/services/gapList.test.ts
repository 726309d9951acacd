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
  withHead,
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
  test('the first page is sorted newest first', () => {
    expect(shown(firstPage(['a', 'c', 'b', 'c']))).toBe('c b a');
  });

  test('a short first page does not mean that there are no more notes', () => {
    expect(hasMore(firstPage(['b', 'a']))).toBe(true);
  });

  test('an empty first page ends the list', () => {
    expect(hasMore(firstPage([]))).toBe(false);
  });

  test('a first page from the past has a gap above it', () => {
    expect(shown(firstPage(['b', 'a'], true))).toBe('… b a');
  });
});

describe('live notes', () => {
  test('live notes are added at the top', () => {
    expect(shown(addLive(firstPage(['b', 'a']), ['c', 'd']))).toBe('d c b a');
  });

  test('live notes that arrive out of order are sorted in', () => {
    expect(shown(addLive(firstPage(['d', 'b']), ['c']))).toBe('d c b');
  });

  test('known live notes change nothing', () => {
    const list = firstPage(['b', 'a']);
    expect(addLive(list, ['b'])).toBe(list);
  });

  test('live notes older than the list are skipped', () => {
    expect(shown(addLive(firstPage(['c', 'b']), ['a']))).toBe('c b');
  });

  test('live notes inside a gap are skipped until a page covers them', () => {
    const list = addSegment(firstPage(['m', 'l']), ['b', 'a']);
    expect(shown(addLive(list, ['f']))).toBe('m l … b a');
  });

  test('live notes before the first page are skipped', () => {
    expect(addLive(unloaded, ['a'])).toBe(unloaded);
  });
});

describe('older pages', () => {
  test('older notes are added at the bottom', () => {
    expect(shown(addOlder(firstPage(['d', 'c']), ['b', 'a']))).toBe('d c b a');
  });

  test('a page without older notes ends the list', () => {
    expect(hasMore(addOlder(firstPage(['b', 'a']), []))).toBe(false);
  });

  test('a page that repeats known notes ends the list instead of loading forever', () => {
    expect(hasMore(addOlder(firstPage(['b', 'a']), ['b', 'a']))).toBe(false);
  });
});

describe('a segment below the list', () => {
  test('a segment leaves a gap above it', () => {
    expect(shown(addSegment(firstPage(['m', 'l']), ['b', 'a']))).toBe('m l … b a');
  });

  test('a segment that reaches the list leaves no gap', () => {
    expect(shown(addSegment(firstPage(['d', 'c']), ['c', 'b', 'a']))).toBe('d c b a');
  });

  test('a segment without notes changes nothing', () => {
    const list = firstPage(['b']);
    expect(addSegment(list, [])).toBe(list);
  });
});

describe('a lost connection', () => {
  test('a lost connection opens a gap above the known notes', () => {
    expect(shown(openGap(firstPage(['b', 'a'])))).toBe('… b a');
  });

  test('losing the connection twice opens one gap', () => {
    const list = openGap(firstPage(['b', 'a']));
    expect(openGap(list)).toBe(list);
  });

  test('losing the connection with an empty list opens a gap', () => {
    expect(shown(addLive(openGap(firstPage([])), ['a']))).toBe('a …');
  });

  test('the first live note closes the open end and leaves a gap below it', () => {
    expect(shown(addLive(openGap(firstPage(['b', 'a'])), ['h', 'g']))).toBe('h g … b a');
  });
});

describe('filling a gap', () => {
  const gapped = addLive(openGap(firstPage(['b', 'a'])), ['x']);

  test('filling from the newer side adds notes below the newer ones', () => {
    expect(shown(fillFromNewer(gapped, gapOf(gapped), ['w', 'v']))).toBe('x w v … b a');
  });

  test('filling from the older side adds notes above the older ones', () => {
    expect(shown(fillFromOlder(gapped, gapOf(gapped), ['c', 'd'], true))).toBe('x … d c b a');
  });

  test('a partly filled gap keeps its id', () => {
    const filled = fillFromNewer(gapped, gapOf(gapped), ['w']);
    expect(gapOf(filled)).toBe(gapOf(gapped));
  });

  test('a page that reaches the older side closes the gap', () => {
    expect(shown(fillFromNewer(gapped, gapOf(gapped), ['d', 'c', 'b']))).toBe('x d c b a');
  });

  test('a page that reaches the newer side closes the gap', () => {
    expect(shown(fillFromOlder(gapped, gapOf(gapped), ['c', 'x'], false))).toBe('x c b a');
  });

  test.each(['newer', 'older'])('an empty page from the %s side closes the gap', (side) => {
    const filled = side === 'newer' ? fillFromNewer(gapped, gapOf(gapped), []) : fillFromOlder(gapped, gapOf(gapped), [], false);
    expect(shown(filled)).toBe('x b a');
  });

  test('a full page that comes newest first fills the newer side even if the older one was requested', () => {
    expect(shown(fillFromOlder(gapped, gapOf(gapped), ['w', 'v'], true))).toBe('x w v … b a');
  });

  test('a late page does not reopen a part that was closed in the meantime', () => {
    const narrowed = fillFromNewer(gapped, gapOf(gapped), ['w', 'v', 'u']);
    expect(shown(fillFromNewer(narrowed, gapOf(gapped), ['w', 'v']))).toBe('x w v u … b a');
  });

  test('filling an unknown gap changes nothing', () => {
    expect(fillFromNewer(gapped, 'gap:other', ['w'])).toBe(gapped);
  });

  test('an open gap has no upper bound', () => {
    expect(openGap(firstPage(['a'])).gaps[0]!.newer).toBe(OPEN_END);
  });
});

describe('trimming', () => {
  test('trimming keeps the newest notes and allows loading the rest again', () => {
    const trimmed = trim(addOlder(firstPage(['d', 'c']), []), 1);
    expect({ shown: shown(trimmed), hasMore: hasMore(trimmed) }).toEqual({ shown: 'd', hasMore: true });
  });

  test('trimming drops gaps below the cut', () => {
    expect(shown(trim(addSegment(firstPage(['m', 'l']), ['b', 'a']), 2))).toBe('m l');
  });

  test('trimming keeps gaps above the cut', () => {
    expect(shown(trim(addSegment(firstPage(['m', 'l']), ['b', 'a']), 3))).toBe('m l … b');
  });

  test('trimming a short list changes nothing', () => {
    const list = firstPage(['a']);
    expect(trim(list, 5)).toBe(list);
  });
});

test('hiding notes leaves gaps in their place', () => {
  const list = addSegment(firstPage(['m', 'l']), ['b', 'a']);
  expect(displayIds(list, (id) => id !== 'l' && id !== 'b').map((id) => (isGapId(id) ? '…' : id))).toEqual(['m', '…', 'a']);
});

test('removing a note keeps everything else', () => {
  const list = firstPage(['c', 'b', 'a']);
  expect(without(list, 'b').ids).toEqual(['c', 'a']);
  expect(without(list, 'x')).toBe(list);
});

describe('the newest part as the server has it now', () => {
  const list = firstPage(['e', 'd', 'c', 'b']);

  test('new notes come, and notes that are gone from it leave', () => {
    expect(shown(withHead(list, ['f', 'e', 'c']))).toBe('f e c b');
  });

  test('a list that has not changed is the same list', () => {
    expect(withHead(list, ['e', 'd', 'c'])).toBe(list);
  });

  test('a page without a known note leaves a gap', () => {
    const changed = withHead(list, ['i', 'h']);
    expect(shown(changed)).toBe('i h … e d c b');
    expect(hasMore(changed)).toBe(true);
  });

  test('a page that reaches below a gap closes it', () => {
    const gapped = withHead(list, ['i', 'h']);
    expect(shown(withHead(gapped, ['i', 'h', 'g', 'e', 'd']))).toBe('i h g e d c b');
  });

  test('a page that ends in a gap makes the gap smaller', () => {
    const gapped = withHead(list, ['i', 'h']);
    expect(shown(withHead(gapped, ['i', 'h', 'g']))).toBe('i h g … e d c b');
  });

  test('a list that begins in the past stays where its reader is', () => {
    const past = firstPage(['c', 'b'], true);
    expect(withHead(past, ['e', 'd'])).toBe(past);
  });

  test('an empty page says nothing, because servers may return short pages', () => {
    expect(withHead(list, [])).toBe(list);
  });

  test('an empty list gets its first notes', () => {
    expect(shown(withHead(firstPage([]), ['b', 'a']))).toBe('b a');
  });
});
