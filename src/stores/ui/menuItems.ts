import type { IconName } from '~/components/ui/Icon';

interface Labeled {
  readonly text: string;
  readonly icon?: IconName;
}

/** An item that does something and closes the menu. */
export interface ActionItem extends Labeled {
  readonly type?: 'action';
  readonly danger?: boolean;
  /** The current choice: marked and not selectable again. */
  readonly active?: boolean;
  /** Shown, but not to be chosen now. */
  readonly disabled?: boolean;
  /** A line that explains it. */
  readonly help?: string;
  readonly avatarUrl?: string;
  /** Shown instead of an icon. */
  readonly emoji?: string;
  action(): void | Promise<void>;
}

/** An item that navigates inside the client. */
export interface LinkItem extends Labeled {
  readonly type: 'link';
  readonly to: string;
  readonly avatarUrl?: string;
  /** Shows a dot for unread content. */
  readonly indicate?: boolean;
}

/** An item that leaves the client or downloads a file. */
export interface AnchorItem extends Labeled {
  readonly type: 'a';
  readonly href: string;
  readonly target?: string;
  readonly download?: string;
}

/** An item for a user, with avatar and name. */
export interface UserItem {
  readonly type: 'user';
  readonly userId: string;
  readonly active?: boolean;
  action(): void | Promise<void>;
}

/** A setting that toggles without closing the menu. */
export interface SwitchItem extends Labeled {
  readonly type: 'switch';
  readonly disabled?: boolean;
  get(): boolean;
  set(value: boolean): void;
}

/** An item that opens a submenu. */
export interface ParentItem extends Labeled {
  readonly type: 'parent';
  readonly children: readonly MenuItem[] | (() => Promise<readonly MenuItem[]>);
}

/** A placeholder for an item that is still loading; without `item`, loading failed. */
export interface PendingItem {
  readonly type: 'pending';
  readonly item?: Promise<MenuItem | null>;
}

/** Actions beside each other: emojis, or tiles with an icon above a short text. */
export interface RowItem {
  readonly type: 'row';
  readonly look: 'emojis' | 'tiles';
  readonly items: readonly (ActionItem | PendingItem)[];
}

/** Everything that a menu can contain. */
export type MenuItem =
  | { readonly type: 'divider' }
  | { readonly type: 'label'; readonly text: string }
  | PendingItem
  | ActionItem
  | LinkItem
  | AnchorItem
  | UserItem
  | SwitchItem
  | ParentItem
  | RowItem;

/**
 * Marks a promise as handled from the start: the menu that shows the items reports a failure, but may not be open yet.
 */
export function handled<T>(items: T): T {
  if (items instanceof Promise) items.catch(() => {});
  return items;
}
