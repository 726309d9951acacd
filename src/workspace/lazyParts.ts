import type { ComponentType } from 'react';
import type { I18n } from '~/i18n/I18n';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';

/** A module with what shows a part of the workspace. */
interface Part {
  readonly default: ComponentType<{ store: WorkspaceStore; panes: LivePanes }>;
}

/** Fetches the deck with its texts. Asked for at the start as well, when the last visit left columns. */
export async function loadDeck(i18n: I18n): Promise<Part> {
  const [deck] = await Promise.all([import('./deck/Deck'), i18n.bring(['column'])]);
  return deck;
}

/** Fetches the columns of phones with their texts. */
export async function loadPhoneColumns(i18n: I18n): Promise<Part> {
  const [columns] = await Promise.all([import('./phone/PhoneColumns'), i18n.bring(['column'])]);
  return columns;
}

/** Fetches what shows windows and columns, with its texts. */
export async function loadOpenPanes(i18n: I18n): Promise<Part> {
  const [panes] = await Promise.all([import('./OpenPanes'), i18n.bring(['window', 'column'])]);
  return panes;
}
