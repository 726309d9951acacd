import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Overlay } from '~/stores/ui/OverlayStore';
import { layersElement } from './layers';
import styles from './SideFrame.module.css';
import { useDismissal } from './useDismissal';
import { useFocusReturn } from './useFocusReturn';

interface SideFrameProps {
  overlay: Overlay;
  title: string;
  children: ReactNode;
}

/** A sheet at the end of the screen, over the page, which stays in use: the focus remains where it is. */
export function SideFrame({ overlay, title, children }: SideFrameProps) {
  const focus = useFocusReturn();
  const { onEscapeKeyDown } = useDismissal(overlay.key);
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && overlay.close()}>
      <Dialog.Portal container={layersElement()}>
        <Dialog.Content
          className={styles.frame}
          aria-describedby={undefined}
          data-overlay={overlay.key}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={onEscapeKeyDown}
          onCloseAutoFocus={focus.whenClosed}
        >
          <Dialog.Title className="visuallyHidden">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
