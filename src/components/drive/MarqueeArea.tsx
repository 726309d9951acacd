import { useRef, type PointerEvent, type ReactNode } from 'react';
import type { DriveChoice } from '~/stores/drive/DriveChoice';
import styles from './DriveView.module.css';
import { followMarquee } from './Marquee';

/** Elements that handle a press themselves, so that no rectangle begins there. */
const TAKEN = '[data-tile-id], a, button, input, label, select, summary, [role="alert"]';

/** Lets the mouse draw a rectangle around tiles, from any empty place, to choose them. Touches scroll as usual. */
export function MarqueeArea({ choice, children }: { choice: DriveChoice; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !(event.target instanceof Element) || event.target.closest(TAKEN)) return;
    followMarquee(event.nativeEvent, { area: event.currentTarget, frame: frame.current!, choice });
  };
  return (
    // A press on empty space moves the focus here, so that Escape and Ctrl+A work next.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the mouse; keys and checkboxes choose, too
    <div className={styles.area} tabIndex={-1} onPointerDown={handlePointerDown}>
      {children}
      <div ref={frame} className={styles.marquee} aria-hidden="true" hidden />
    </div>
  );
}
