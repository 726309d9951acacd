import * as fc from 'fast-check';
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
  type GapList,
} from '~/services/gapList';

/** How many notes a page has; small, so that few notes make several pages. */
const LIMIT = 3;

/** A server that posts and deletes notes, loses connections, and answers like servers of the 2024.2 line. */
class ModelServer {
  readonly notes = new Set<string>();
  #serial = 0;
  /** Whether pages requested with only `sinceId` come oldest first; servers differ. */
  constructor(readonly isOldestFirst: boolean) {}

  post(): string {
    const id = (++this.#serial).toString().padStart(5, '0');
    this.notes.add(id);
    return id;
  }

  get newestFirst(): string[] {
    return [...this.notes].toSorted((a, b) => (a < b ? 1 : -1));
  }

  before(untilId: string): string[] {
    return this.newestFirst.filter((id) => id < untilId).slice(0, LIMIT);
  }

  since(sinceId: string): string[] {
    const newer = this.newestFirst.filter((id) => id > sinceId);
    return this.isOldestFirst ? newer.toReversed().slice(0, LIMIT) : newer.slice(0, LIMIT);
  }
}

type Step =
  | { readonly kind: 'post' | 'lose' | 'resume' | 'more' | 'trim' }
  | { readonly kind: 'delete' | 'place'; readonly at: number }
  | { readonly kind: 'fill'; readonly at: number; readonly side: 'newer' | 'older' };

const at = fc.nat({ max: 1000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>({ kind: 'post' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'lose' }, { kind: 'resume' }, { kind: 'more' }, { kind: 'trim' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom<'delete' | 'place'>('delete', 'place'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant<'fill'>('fill'), at, side: fc.constantFrom<'newer' | 'older'>('newer', 'older') }),
  },
);

function fill(list: GapList, server: ModelServer, gapId: string, side: 'newer' | 'older'): GapList {
  const gap = list.gaps.find(({ id }) => id === gapId);
  if (!gap) return list;
  if (side === 'newer') return fillFromNewer(list, gapId, server.before(gap.newer));
  const page = server.since(gap.older);
  const filled = fillFromOlder(list, gapId, page, page.length >= LIMIT);
  return filled === list ? fill(list, server, gapId, 'newer') : filled;
}

/** Applies steps to a server and to a list that follows it. */
function play(steps: readonly Step[], server: ModelServer): GapList {
  for (let count = 0; count < 5; count += 1) server.post();
  let list = firstPage(server.before(OPEN_END));
  let isConnected = true;
  for (const one of steps) {
    switch (one.kind) {
      case 'post': {
        const id = server.post();
        if (isConnected) list = addLive(list, [id]);
        break;
      }
      case 'delete': {
        const all = server.newestFirst;
        const id = all[one.at % Math.max(1, all.length)];
        if (id !== undefined) server.notes.delete(id);
        break;
      }
      case 'lose':
        isConnected = false;
        break;
      case 'resume':
        // Notes posted while disconnected are missed, and nobody knows whether there were any.
        if (!isConnected) list = openGap(list);
        isConnected = true;
        break;
      case 'more':
        if (list.bottom) list = addOlder(list, server.before(list.bottom));
        break;
      case 'place': {
        const all = server.newestFirst;
        const id = all[one.at % Math.max(1, all.length)];
        if (id !== undefined && list.bottom !== null && id <= list.bottom) list = addSegment(list, server.before(id));
        break;
      }
      case 'trim':
        list = trim(list, 4);
        break;
      case 'fill': {
        const gap = list.gaps[one.at % Math.max(1, list.gaps.length)];
        // While disconnected, the newest gap cannot be closed: notes keep coming unheard.
        if (gap && (isConnected || gap.newer !== OPEN_END)) list = fill(list, server, gap.id, one.side);
        break;
      }
    }
  }
  if (!isConnected) list = openGap(list);
  return list;
}

/** Fills every gap and loads to the end, as a patient reader would. */
function complete(start: GapList, server: ModelServer, side: 'newer' | 'older'): GapList {
  let list = start;
  for (let round = 0; round < 1000 && (list.gaps.length > 0 || hasMore(list)); round += 1) {
    const [gap] = list.gaps;
    list = gap ? fill(list, server, gap.id, side) : addOlder(list, server.before(list.bottom!));
  }
  return list;
}

const plays = fc.array(step, { maxLength: 60 });

describe.each([true, false])('a list that follows a server which answers sinceId oldest first: %s', (isOldestFirst) => {
  test('the ids are always strictly descending', () => {
    fc.assert(
      fc.property(plays, (steps) => {
        const { ids } = play(steps, new ModelServer(isOldestFirst));
        expect(ids.every((id, index) => index === 0 || ids[index - 1]! > id)).toBe(true);
      }),
    );
  });

  test('the gaps are disjoint and ordered, and no note is inside one', () => {
    fc.assert(
      fc.property(plays, (steps) => {
        const { ids, gaps } = play(steps, new ModelServer(isOldestFirst));
        expect(gaps.every((gap, index) => gap.older < gap.newer && (index === 0 || gaps[index - 1]!.older >= gap.newer))).toBe(true);
        expect(ids.some((id) => gaps.some(({ older, newer }) => older < id && id < newer))).toBe(false);
      }),
    );
  });

  test('between the gaps and down to the bottom, no note of the server is missing', () => {
    fc.assert(
      fc.property(plays, (steps) => {
        const server = new ModelServer(isOldestFirst);
        const { ids, gaps, bottom } = play(steps, server);
        const missing = server.newestFirst.filter(
          (id) => id >= bottom! && !ids.includes(id) && !gaps.some(({ older, newer }) => older < id && id < newer),
        );
        expect(missing).toEqual([]);
      }),
    );
  });

  test.each(['newer', 'older'] as const)(
    'filling all gaps from the %s side and loading to the end gives the list of the server',
    (side) => {
      fc.assert(
        fc.property(plays, (steps) => {
          const server = new ModelServer(isOldestFirst);
          const list = complete(play(steps, server), server, side);
          const shown = displayIds(list, (id) => isGapId(id) || server.notes.has(id));
          expect(shown).toEqual(server.newestFirst);
        }),
      );
    },
  );
});
