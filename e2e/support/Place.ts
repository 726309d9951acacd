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

  /** Runs an action and fails if the note moves meanwhile, even for one frame. */
  async staysWhile(what: string, change: () => Promise<unknown>): Promise<void> {
    const watch = await this.page.evaluateHandle(
      ({ id, y }) => {
        const state = { furthest: 0, isOver: false };
        const { port1, port2 } = new MessageChannel();
        // A message sent in a frame arrives after its paint, so the measured state was visible.
        port1.addEventListener('message', () => {
          const row = document.querySelector(`[data-row="${id}"]`);
          state.furthest = Math.max(state.furthest, row ? Math.abs(row.getBoundingClientRect().top - y) : Infinity);
          if (!state.isOver) requestAnimationFrame(() => port2.postMessage(null));
        });
        port1.start();
        port2.postMessage(null);
        return state;
      },
      { id: this.id, y: this.y },
    );
    await change();
    const furthest = await watch.evaluate(async (state) => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
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
