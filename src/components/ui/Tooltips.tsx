import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStores } from '~/react/context';
import { placeTooltip } from './placeTooltip';
import styles from './Tooltips.module.css';
import { TooltipWatch } from './TooltipWatch';

/** The distance between the tooltip and the edges of the viewport, in px. */
const MARGIN_PX = 16;

/**
 * The tooltip of any element with `data-tooltip`. It repeats the accessible name visually, so it is hidden from screen readers.
 * The application mounts this once.
 */
export function Tooltips() {
  const { clock } = useStores();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const watch = new TooltipWatch(document, clock, setAnchor);
    return () => watch.dispose();
  }, [clock]);
  if (!anchor?.isConnected) return null;
  return createPortal(<Tooltip anchor={anchor} />, document.querySelector('#layers') ?? document.body);
}

function Tooltip({ anchor }: { anchor: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const { x, y } = placeTooltip(anchor.getBoundingClientRect(), current.getBoundingClientRect(), viewport, MARGIN_PX);
    current.style.translate = `${x}px ${y}px`;
  }, [anchor]);
  return (
    <div ref={box} role="tooltip" aria-hidden className={styles.tooltip}>
      {anchor.dataset.tooltip}
    </div>
  );
}
