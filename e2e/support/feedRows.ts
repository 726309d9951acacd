import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiUser } from './ApiUser';
import type { Instance } from './Instance';

/** How long a feed may take to show the requested notes, in ms. */
const READING_LIMIT_MS = 30_000;

/**
 * Reads a feed from its top down to a note, the way a person scrolls. Waits where notes are missing.
 * @returns the ids of all rows in their order
 */
export async function readDownTo(feed: Locator, lastId: string): Promise<readonly string[]> {
  return feed.evaluate(
    async (element, { last, limitMs }) => {
      const scroller = element.closest('[data-part="scroller"]')!;
      const ids = new Map<number, string>();
      const until = performance.now() + limitMs;
      scroller.scrollTop = 0;
      while (performance.now() < until) {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const gap = element.querySelector('[data-part="gap"]');
        // Notes below a gap have no place yet.
        const end = gap ? Number(gap.getAttribute('aria-posinset')) : Infinity;
        for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
          const place = Number(row.querySelector('article')?.getAttribute('aria-posinset') ?? Infinity);
          if (place < end) ids.set(place, row.dataset.row!);
        }
        if ([...ids.values()].includes(last)) break;
        if (gap && gap.getBoundingClientRect().top < scroller.getBoundingClientRect().bottom) continue;
        scroller.scrollTop += scroller.clientHeight * 0.7;
      }
      const places = [...ids.keys()].sort((a, b) => a - b);
      const rows = places.map((place) => ids.get(place)!);
      const end = rows.indexOf(last);
      return end === -1 ? rows : rows.slice(0, end + 1);
    },
    { last: lastId, limitMs: READING_LIMIT_MS },
  );
}

/** Lets somebody post notes that no page hears of, because no live connection opens until {@link Controls.clear}. */
export async function postUnheard({ controls }: Instance, user: ApiUser, texts: readonly string[]): Promise<void> {
  await controls.fail('/streaming', 503);
  await controls.dropSockets();
  for (const text of texts) await user.post(text);
}

/** More notes than the client fetches by itself after a loss, so that a gap is left until it is read. */
export const MISSED = 130;

/** The texts of some missed notes, the last of which is the newest. */
export const missed = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => (index + 1 === count ? 'Missed last' : `Missed ${index + 1}`));

/** Reads down to a note until everything that the server has is there: what is missing comes as it is read. */
export async function expectNothingMissing(feed: Locator, user: ApiUser, lastId: string): Promise<void> {
  const kept = await localTimelineDownTo(user, lastId);
  await expect(async () => expect(await readDownTo(feed, lastId)).toEqual(kept)).toPass();
}

/** The server's own list of the local timeline, from the newest note down to a given one. */
export async function localTimelineDownTo(user: ApiUser, lastId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const untilId = ids.at(-1);
    const page = await user.call('notes/local-timeline', { limit: 100, withReplies: true, ...(untilId !== undefined && { untilId }) });
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => id));
    const end = ids.indexOf(lastId);
    if (end !== -1) return ids.slice(0, end + 1);
  }
}

/** The number of elements in the page. */
export const elementCount = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
