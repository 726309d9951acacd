import { disposable, type Disposable } from '~/lib/disposable';
import type { AccountScope } from '../session/AccountScope';

/** Whether a list shows new notifications of a type right now: its newest row is on screen. */
type Shows = (type: string) => boolean;

/** The lists of an account's notifications that are on the page. What one of them shows needs no pop-up. */
export class ShownLists {
  readonly #lists = new Set<Shows>();

  /** Adds a list until the result is disposed. */
  add(shows: Shows): Disposable {
    this.#lists.add(shows);
    return disposable(() => this.#lists.delete(shows));
  }

  /** Whether the viewer sees a new notification of a type without a pop-up. */
  show(type: string): boolean {
    return [...this.#lists].some((shows) => shows(type));
  }
}

/** The lists on the page, for `account.part`. */
export const createShownLists = (_account: AccountScope): ShownLists => new ShownLists();
