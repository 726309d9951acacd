import { Popover } from 'radix-ui';
import { useMemo, type ReactNode } from 'react';
import type { Overlay, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { layersElement, VIEWPORT_MARGIN_PX } from './layers';
import styles from './PopupFrame.module.css';
import { useDismissal } from './useDismissal';
import { useFocusReturn } from './useFocusReturn';
import { virtualAnchor } from './virtualAnchor';

interface PopupFrameProps {
  overlay: Overlay;
  anchor: OverlayAnchor;
  title: string;
  modal: boolean;
  children: ReactNode;
}

/** A window that points at the element it was opened from. */
export function PopupFrame({ overlay, anchor, title, modal, children }: PopupFrameProps) {
  const focus = useFocusReturn(anchor instanceof Element ? anchor : undefined);
  const measurable = useMemo(() => virtualAnchor(anchor), [anchor]);
  const virtualRef = useMemo(() => ({ current: measurable }), [measurable]);
  const dismissal = useDismissal(overlay.key);
  return (
    <Popover.Root open modal={modal} onOpenChange={(open) => !open && overlay.close()}>
      <Popover.Anchor virtualRef={virtualRef} />
      <Popover.Portal container={layersElement()}>
        <Popover.Content
          className={styles.popup}
          aria-label={title}
          side={measurable.side}
          data-overlay={overlay.key}
          sideOffset={4}
          collisionPadding={VIEWPORT_MARGIN_PX}
          {...dismissal}
          onCloseAutoFocus={focus.whenClosed}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
