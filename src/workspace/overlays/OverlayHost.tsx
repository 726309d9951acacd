import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStores } from '~/react/context';
import type { Overlay } from '~/stores/ui/OverlayStore';
import { useIsPhone } from '../lib/layout';
import { AccountProvider } from '~/react/AccountProvider';
import { BesideDialogs } from './BesideDialogs';
import { DialogView } from './DialogView';
import { Indicator } from './Indicator';
import { layersElement, SheetContext } from './layers';
import { MenuView } from './MenuView';
import { ToastRegion } from './ToastRegion';
import { useAnchorPresses } from './useAnchorPresses';
import { useKeyboardRoom } from './useKeyboardRoom';
import { WindowView } from './WindowView';

/** Draws everything in the overlay store above the page. Its code is fetched when something is shown for the first time. */
export default observer(function OverlayHost() {
  const { overlays, settings } = useStores();
  const isPhone = useIsPhone();
  useKeyboardRoom();
  useAnchorPresses();
  return (
    <SheetContext value={isPhone && !settings.get('disableDrawer')}>
      {overlays.stack.map((overlay) => (
        <OverlayInAccount key={overlay.key} overlay={overlay} />
      ))}
      {createPortal(
        <>
          <BesideDialogs />
          <ToastRegion />
          <Indicator />
        </>,
        layersElement(),
      )}
    </SheetContext>
  );
});

function OverlayInAccount({ overlay }: { overlay: Overlay }): ReactNode {
  const view = <OverlayView overlay={overlay} />;
  return overlay.scope ? <AccountProvider scope={overlay.scope}>{view}</AccountProvider> : view;
}

function OverlayView({ overlay }: { overlay: Overlay }): ReactNode {
  switch (overlay.kind) {
    case 'menu':
      return <MenuView overlay={overlay} />;
    case 'dialog':
      return <DialogView overlay={overlay} />;
    default:
      return <WindowView overlay={overlay} />;
  }
}
