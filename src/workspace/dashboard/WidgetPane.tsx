import { useMemo, type ReactNode } from 'react';
import { PaneContext, usePane } from '~/router/PaneContext';

const nothing = (): void => {};

/** What stands in a widget leads on in the pane around it, but says nothing about it: neither its title nor what is new there. */
export function WidgetPane({ children }: { children: ReactNode }) {
  const around = usePane();
  const pane = useMemo(
    () => ({ ...around, options: null, setOptions: nothing, hasSound: false, setTitle: nothing, report: nothing, actionsSlot: null }),
    [around],
  );
  return <PaneContext value={pane}>{children}</PaneContext>;
}
