import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';

/** What a widget may know of the frame around it. */
export interface WidgetSurroundings {
  /** Stands in place of the widget's name; null where the frame shows no header. */
  readonly headingSlot: HTMLElement | null;
  /** Room for buttons in the header. */
  readonly actionsSlot: HTMLElement | null;
}

export const WidgetContext = createContext<WidgetSurroundings | null>(null);

/** The frame around the calling component. */
export function useWidget(): WidgetSurroundings {
  const widget = use(WidgetContext);
  if (!widget) throw new InvariantError('useWidget() outside a widget');
  return widget;
}
