import { actionBound, makeObservable } from 'mobx';
import type { RootStore } from '../RootStore';
import { PassingItems } from '../ui/PassingItems';
import { takeNotification, type NotificationRecord } from './NotificationRecord';
import { wantedPart } from './wantedPart';

/** How long a pop-up stays; ms. */
export const POP_UP_MS = 6_000;

/** How many pop-ups stay beside each other. */
const MOST = 3;

/** After this time, pop-ups beyond {@link MOST} go, the oldest first; ms. */
const CROWDED_MS = 500;

/** A notification on screen. */
export interface PopUp {
  readonly id: number;
  readonly notification: NotificationRecord;
}

/** Notifications that have just arrived, the newest first. They stay unread until somebody looks at the list. */
export class PopUps extends PassingItems<PopUp> {
  readonly #root: RootStore;
  #nextId = 1;

  constructor(root: RootStore) {
    super(root.clock);
    this.#root = root;
    makeObservable(this, { show: actionBound });
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
    const id = this.#nextId++;
    this.items = [{ id, notification }, ...this.items];
    this.release(id);
    if (this.items.length > MOST) clock.after(CROWDED_MS, () => this.items.slice(MOST).forEach((old) => this.dismiss(old.id)));
    overlays.showBeside('popUps');
  }

  protected override durationOf(): number {
    return POP_UP_MS;
  }
}

/** The pop-ups of the product, for `root.late`. */
export const createPopUps = (root: RootStore): PopUps => new PopUps(root);
