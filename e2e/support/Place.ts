import { expect, type Locator, type Page } from '@playwright/test';

/** The furthest that a note may move under the reader's eye, in CSS px. */
const TOLERANCE_PX = 1;

/** One note of a feed and its distance from the top of the window. */
export class Place {
  private constructor(
    private readonly page: Page,
    /** The id of the row in the feed. */
    readonly id: string,
    private readonly y: number,
  ) {}

  /** Finds the note that the reader looks at: the first one that begins in the feed's window. */
  static async ofReader(feed: Locator): Promise<Place> {
    const { id, y } = await feed.evaluate((element) => {
      const { top } = element.closest('[data-part="scroller"]')!.getBoundingClientRect();
      const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')];
      const row = rows.find((candidate) => candidate.getBoundingClientRect().top >= top)!;
      return { id: row.dataset.row!, y: row.getBoundingClientRect().top };
    });
    return new Place(feed.page(), id, y);
  }

  /** Runs an action and fails if a painted frame shows the note elsewhere meanwhile. */
  async staysWhile(what: string, change: () => Promise<unknown>): Promise<void> {
    const watch = await this.page.evaluateHandle(
      ({ id, y }) => {
        const state = { furthest: 0, isOver: false };
        const saw = (top: number) => void (state.furthest = Math.max(state.furthest, Math.abs(top - y)));
        const sawAll = (entries: readonly IntersectionObserverEntry[]) => {
          for (const { boundingClientRect } of entries) saw(boundingClientRect.top);
        };
        // The browser computes intersections last in a frame, when resize observers have corrected the scroll position. So
        // the first answer to a new observation tells what this frame paints. A measurement in a task or in a frame's
        // callbacks can see a layout that is never painted.
        const observer = new IntersectionObserver(sawAll);
        const onFrame = () => {
          sawAll(observer.takeRecords());
          observer.disconnect();
          if (state.isOver) return;
          const row = document.querySelector(`[data-row="${id}"]`);
          if (row) observer.observe(row);
          else saw(Infinity);
          requestAnimationFrame(onFrame);
        };
        onFrame();
        return state;
      },
      { id: this.id, y: this.y },
    );
    await change();
    const furthest = await watch.evaluate(async (state) => {
      // One frame for the last change, and one more for its observation to arrive.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      state.isOver = true;
      return state.furthest;
    });
    expect(furthest, `px that the note moved while ${what}`).toBeLessThanOrEqual(TOLERANCE_PX);
  }

  /** Waits until the note stands where it stood before, for example after a reload. */
  async expectRestored(): Promise<void> {
    const row = this.page.locator(`[data-row="${this.id}"]`);
    await expect
      .poll(async () => Math.abs((await row.evaluate((element) => element.getBoundingClientRect().top)) - this.y))
      .toBeLessThanOrEqual(TOLERANCE_PX);
  }
}
