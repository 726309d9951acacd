import { useCallback, type ReactNode } from 'react';
import { DropAnywhere } from '~/components/composer/attachments/DropAnywhere';
import { Tooltips } from '~/components/ui/Tooltips';
import { HoverCards } from '~/components/user/HoverCards';
import { useStores } from '~/react/context';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { ShellBorders } from '~/workspace/shell/ShellBorders';
import { placeOf, PlaceProvider } from '~/workspace/panes/PlaceProvider';

/** Everything that only needs a pointer or the focus: cards, tooltips, the borders that change widths, and files that begin a note. */
export default function PointerHelp({ panes }: { panes: LivePanes }) {
  const root = useStores();
  const around = useCallback(
    (anchor: Element) => {
      const place = placeOf(anchor, root, panes);
      return (card: ReactNode) => <PlaceProvider place={place}>{card}</PlaceProvider>;
    },
    [root, panes],
  );
  return (
    <>
      <HoverCards around={around} />
      <Tooltips />
      <ShellBorders panes={panes} />
      <DropAnywhere />
    </>
  );
}
