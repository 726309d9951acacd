import type { IconName } from '~/components/ui/Icon';

interface Labelled {
  readonly text: string;
  readonly icon?: IconName;
}

/** An entry that does something and closes the menu. */
export interface ActionItem extends Labelled {
  readonly type?: 'action';
  readonly danger?: boolean;
  /** The current choice: marked and not selectable again. */
  readonly active?: boolean;
  readonly avatarUrl?: string;
  action(): void | Promise<void>;
}

/** An entry that navigates inside the product. */
export interface LinkItem extends Labelled {
  readonly type: 'link';
  readonly to: string;
  readonly avatarUrl?: string;
  /** Shows a dot: there is something unread behind it. */
  readonly indicate?: boolean;
}

/** An entry that leaves the product or downloads. */
export interface AnchorItem extends Labelled {
  readonly type: 'a';
  readonly href: string;
  readonly target?: string;
  readonly download?: string;
}

/** An entry that stands for a user, shown with avatar and name. */
export interface UserItem {
  readonly type: 'user';
  readonly userId: string;
  readonly active?: boolean;
  action(): void | Promise<void>;
}

/** A setting that toggles without closing the menu. */
export interface SwitchItem extends Labelled {
  readonly type: 'switch';
  readonly disabled?: boolean;
  get(): boolean;
  set(value: boolean): void;
}

/** An entry that opens a submenu. */
export interface ParentItem extends Labelled {
  readonly type: 'parent';
  readonly children: readonly MenuItem[] | (() => Promise<readonly MenuItem[]>);
}

/** Holds the place of an entry that is on its way; of none, where what decides it did not come. */
export interface PendingItem {
  readonly type: 'pending';
  readonly item?: Promise<MenuItem | null>;
}

/** Everything a menu may hold (spec section 3, menu items). */
export type MenuItem =
  | { readonly type: 'divider' }
  | { readonly type: 'label'; readonly text: string }
  | PendingItem
  | ActionItem
  | LinkItem
  | AnchorItem
  | UserItem
  | SwitchItem
  | ParentItem;

/** Marks a promise as cared for from the start: whoever shows the items tells about a failure, but may not be there yet. */
export function handled<T>(items: T): T {
  if (items instanceof Promise) items.catch(() => {});
  return items;
}
