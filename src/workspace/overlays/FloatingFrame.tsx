import { Dialog } from 'radix-ui';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { WindowSize } from '~/registry/defineWindow';
import type { Rect } from '~/services/workspace/document';
import { clampRect } from '~/services/workspace/windowRect';
import type { Overlay } from '~/stores/ui/OverlayStore';
import { followPointer } from '../drag/followPointer';
import { boxOf } from '../lib/boxOf';
import { rectForKey } from '../windows/windowKeys';
import { useViewport } from '../lib/useViewport';
import styles from './FloatingFrame.module.css';
import { growFromFocus } from '../lib/growFromFocus';
import { layersElement, VIEWPORT_MARGIN_PX } from './layers';
import { useDismissal } from './useDismissal';
import { useFocusReturn } from './useFocusReturn';

interface FloatingFrameProps {
  overlay: Overlay;
  title: string;
  size: WindowSize;
  children: ReactNode;
}

/** A small window that stays in front while the page is used. Its title moves it, with the pointer or the arrow keys. */
export function FloatingFrame({ overlay, title, size, children }: FloatingFrameProps) {
  const { t } = useI18n();
  const viewport = useViewport();
  const focus = useFocusReturn();
  const { onEscapeKeyDown } = useDismissal(overlay.key);
  const [placed, setPlaced] = useState<Rect>(() => ({
    ...size,
    x: window.innerWidth - size.width - VIEWPORT_MARGIN_PX,
    y: window.innerHeight - size.height - VIEWPORT_MARGIN_PX,
  }));
  const rect = clampRect(placed, viewport);

  const drag = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const started = rect;
    followPointer(event.nativeEvent, event.currentTarget, {
      onMove: (_at, { dx, dy }) => setPlaced({ ...started, x: started.x + dx, y: started.y + dy }),
      onDone: () => {},
      onEnd: () => {},
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const moved = rectForKey(event, rect, viewport);
    if (!moved) return;
    event.preventDefault();
    setPlaced(moved);
  };
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && overlay.close()}>
      <Dialog.Portal container={layersElement()}>
        <Dialog.Content
          ref={growFromFocus}
          className={styles.frame}
          style={boxOf(rect)}
          aria-describedby={undefined}
          data-overlay={overlay.key}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={onEscapeKeyDown}
          onCloseAutoFocus={focus.whenClosed}
        >
          <header className={styles.head}>
            <Dialog.Title asChild>
              <button type="button" className={styles.title} onPointerDown={drag} onKeyDown={handleKeyDown}>
                {title}
              </button>
            </Dialog.Title>
            <IconButton icon="x" label={t('core.close')} onClick={() => overlay.close()} />
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
