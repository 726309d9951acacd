import { Dialog } from 'radix-ui';
import type { MouseEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { followSwipe } from '../drag/followSwipe';
import { layersElement } from '../overlays/layers';
import { useFocusReturn } from '../overlays/useFocusReturn';
import NavRail from './NavRail';
import styles from './NavDrawer.module.css';

/** The navigation on a phone, in a drawer. Opening a page closes it. */
export default function NavDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const focus = useFocusReturn();
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layersElement()}>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onClick={closeOnLink}
          onCloseAutoFocus={focus.whenClosed}
          onPointerDown={(event) => followSwipe(event.nativeEvent, event.currentTarget, 'start', onClose)}
        >
          <Dialog.Title className="visuallyHidden">{t('shell.menu')}</Dialog.Title>
          <NavRail onLeave={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
