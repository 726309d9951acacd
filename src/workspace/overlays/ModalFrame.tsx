import { observer } from 'mobx-react-lite';
import { Dialog } from 'radix-ui';
import { useCallback, type ReactNode } from 'react';
import { askToDiscard } from '~/components/form/askToDiscard';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { Overlay } from '~/stores/ui/OverlayStore';
import { useIsPhone } from '../lib/layout';
import { fadeWhenGone } from './fadeWhenGone';
import { growFromFocus } from '../lib/growFromFocus';
import { layersElement } from './layers';
import styles from './ModalFrame.module.css';
import { SheetGrip } from './SheetGrip';
import { isUnsaved, useDismissal } from './useDismissal';
import { useFocusReturn } from './useFocusReturn';
import { useSheetDrag } from './useSheetDrag';

interface ModalFrameProps {
  overlay: Overlay;
  /** Accessible name. */
  title: string;
  /** Shows the title and a close button, for content without a header of its own. */
  headed?: boolean;
  /** Whether everything behind the dialog is out of reach. */
  modal?: boolean;
  /** Whether it rises from the bottom edge. */
  sheet?: boolean;
  /** Whether it stands below the top edge of the screen instead of in the middle, because its content may grow. */
  top?: boolean;
  /** Whether screen readers announce it at once, as for an error. */
  alert?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The frame of every dialog and window: backdrop, layer, focus trap, closing by Escape or a click outside, and the return
 * of the focus at the end.
 */
export const ModalFrame = observer(function ModalFrame({
  overlay,
  title,
  headed = false,
  modal = true,
  sheet = false,
  top = false,
  alert = false,
  className = '',
  children,
}: ModalFrameProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { settings, overlays } = useStores();
  const focus = useFocusReturn();
  const isPhone = useIsPhone();
  const isBlurred = settings.get('useBlurEffectForModal');
  const { onInteractOutside, onEscapeKeyDown } = useDismissal(overlay.key);
  // Escape and the close button may be pressed by mistake, so unsaved text is never discarded without a question.
  const close = async () => {
    const mayClose = !isUnsaved(overlay.key) || (await askToDiscard({ overlays, i18n }));
    if (mayClose) overlay.close();
  };
  const drag = useSheetDrag(sheet, () => void close());
  const attach = useCallback(
    (frame: HTMLElement | null) => {
      growFromFocus(frame);
      return drag(frame);
    },
    [drag],
  );
  return (
    <Dialog.Root open modal={modal} onOpenChange={(open) => !open && void close()}>
      <Dialog.Portal container={layersElement()}>
        <div
          ref={fadeWhenGone}
          className={styles.layer}
          data-overlay={overlay.key}
          data-sheet={sheet || undefined}
          data-top={(top && !sheet) || undefined}
          data-modal={modal || undefined}
          data-phone={isPhone || undefined}
        >
          {modal && <div className={styles.backdrop} data-blurred={isBlurred || undefined} />}
          <Dialog.Content
            className={`${styles.frame} ${className}`}
            role={alert ? 'alertdialog' : 'dialog'}
            aria-modal={modal || undefined}
            aria-describedby={undefined}
            onOpenAutoFocus={focusFirst}
            onInteractOutside={modal ? onInteractOutside : (event) => event.preventDefault()}
            onEscapeKeyDown={onEscapeKeyDown}
            onCloseAutoFocus={focus.whenClosed}
            ref={attach}
          >
            {sheet && <SheetGrip onClose={() => void close()} />}
            {headed ? (
              <header className={styles.head}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                <IconButton icon="x" label={t('core.close')} onClick={() => void close()} />
              </header>
            ) : (
              <Dialog.Title className="visuallyHidden">{title}</Dialog.Title>
            )}
            {headed ? <div className={styles.body}>{children}</div> : children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

/** Focuses the element that asks for it with `data-autofocus`; without one, Radix focuses the first control. */
function focusFirst(event: Event): void {
  const wanted = event.currentTarget instanceof Element ? event.currentTarget.querySelector<HTMLElement>('[data-autofocus]') : null;
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
}
