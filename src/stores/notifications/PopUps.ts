import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';
import { PassingItems, type PassingItem } from '../ui/PassingItems';
import { takeNotification, type NotificationRecord } from './NotificationRecord';
import { createShownLists } from './ShownLists';
import { withoutMuted } from './withoutMuted';

/** How long a pop-up stays; ms. */
export const POP_UP_MS = 6_000;

/** How many pop-ups stay beside each other. */
const MOST = 3;

/** After this time, pop-ups beyond {@link MOST} go, the oldest first; ms. */
const CROWDED_MS = 500;

/** A notification on screen. */
export interface PopUp extends PassingItem {
  /** The account that is notified: the one in use, or one that a pane shows. */
  readonly account: AccountScope;
  readonly notification: NotificationRecord;
}

/** Notifications that have just arrived. They stay unread until the list is opened. */
export class PopUps extends PassingItems<PopUp> {
  readonly #root: RootStore;

  constructor(root: RootStore) {
    super(root.clock);
    this.#root = root;
  }

  /**
   * Shows a notification, unless the page is hidden, a list on screen shows it, or the account muted its subject.
   * @param given as the server sent it: in any form
   * @param account the account that is notified
   */
  show(given: unknown, account: AccountScope): void {
    const { overlays, clock, settings } = this.#root;
    const record = takeNotification(given, account.ingest, 'stream');
    const notification = record && withoutMuted(record, account);
    if (!notification || !account.browser.isVisible) return;
    if (settings.get('notificationsWithoutPopUp').some((kind) => kind === notification.type)) return;
    if (account.part(createShownLists).show(notification.type)) return;
    this.add({ durationMs: POP_UP_MS, account, notification });
    if (this.items.length > MOST) clock.after(CROWDED_MS, () => this.items.slice(0, -MOST).forEach(({ id }) => this.dismiss(id)));
    overlays.showBeside('popUps');
  }
}

/** The pop-ups of the product, for `root.part`. */
export const createPopUps = (root: RootStore): PopUps => new PopUps(root);
