import type { RootStore } from '../RootStore';
import { PassingItems, type PassingItem } from '../ui/PassingItems';
import { takeNotification, type NotificationRecord } from './NotificationRecord';
import { wantedPart } from './wantedPart';

/** How long a pop-up stays; ms. */
export const POP_UP_MS = 6_000;

/** How many pop-ups stay beside each other. */
const MOST = 3;

/** After this time, pop-ups beyond {@link MOST} go, the oldest first; ms. */
const CROWDED_MS = 500;

/** A notification on screen. */
export interface PopUp extends PassingItem {
  readonly notification: NotificationRecord;
}

/** Notifications that have just arrived. They stay unread until somebody looks at the list. */
export class PopUps extends PassingItems<PopUp> {
  readonly #root: RootStore;

  constructor(root: RootStore) {
    super(root.clock);
    this.#root = root;
  }

  /**
   * Shows a notification of the current account, unless nobody sees the page or the viewer muted what it is about.
   * @param given as the server sent it: in any form
   */
  show(given: unknown): void {
    const { session, overlays, clock } = this.#root;
    const account = session.current;
    const record = takeNotification(given, account.ingest, 'stream');
    const notification = record && wantedPart(record, account);
    if (!notification || !account.browser.isVisible) return;
    this.add({ durationMs: POP_UP_MS, notification });
    if (this.items.length > MOST) clock.after(CROWDED_MS, () => this.items.slice(0, -MOST).forEach(({ id }) => this.dismiss(id)));
    overlays.showBeside('popUps');
  }
}

/** The pop-ups of the product, for `root.late`. */
export const createPopUps = (root: RootStore): PopUps => new PopUps(root);
