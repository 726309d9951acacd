import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';

/** The frame around a widget, as the widget sees it. */
export interface WidgetPlace {
  /** Where the widget shows its title; null if the frame has no header. */
  readonly headingSlot: HTMLElement | null;
  /** Where the widget shows its buttons in the header. */
  readonly actionsSlot: HTMLElement | null;
  /** Whether the widget is being arranged or offered. Then it shows a placeholder even without content. */
  readonly isOffered: boolean;
}

export const WidgetContext = createContext<WidgetPlace | null>(null);

/** Returns the frame around the component. */
export function useWidget(): WidgetPlace {
  const widget = use(WidgetContext);
  if (!widget) throw new InvariantError('useWidget() outside a widget');
  return widget;
}
