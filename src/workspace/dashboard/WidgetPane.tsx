import { useMemo, type ReactNode } from 'react';
import { PaneContext, usePane } from '~/router/PaneContext';

const nothing = (): void => {};

/** Links in a widget open in the pane around it, but the widget sets neither the title nor the counter of that pane. */
export function WidgetPane({ children }: { children: ReactNode }) {
  const around = usePane();
  const pane = useMemo(
    () => ({
      ...around,
      options: null,
      setOptions: nothing,
      hasSound: false,
      setTitle: nothing,
      report: nothing,
      actionsSlot: null,
      newsSlot: null,
    }),
    [around],
  );
  return <PaneContext value={pane}>{children}</PaneContext>;
}
