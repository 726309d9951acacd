import { Icon, type IconName } from '~/components/ui/Icon';
import { boxAt, compassOf, edgeRect, type DockTarget, type Point } from '~/services/workspace/docking';
import type { DockEdge } from '~/services/workspace/deckTree';
import { boxOf } from '../lib/boxOf';
import { deckBoxes } from './deckBoxes';
import styles from './DockPreview.module.css';

const ICONS: Readonly<Record<DockEdge, IconName>> = {
  left: 'chevronLeft',
  right: 'chevronRight',
  top: 'chevronUp',
  bottom: 'chevronDown',
  center: 'appWindow',
};

/** The place that the dragged pane would take. */
export function DockPreview({ target }: { target: DockTarget | null }) {
  const box = target && deckBoxes().find(({ paneId }) => paneId === target.paneId);
  return box && <div className={styles.place} style={boxOf(edgeRect(target.edge, box.rect))} aria-hidden="true" data-part="dock-preview" />;
}

/** The cross of drop zones over the pane below a dragged window. */
export function DockCompass({ at, target }: { at: Point; target: DockTarget | null }) {
  const box = boxAt(at, deckBoxes());
  if (!box) return null;
  return (
    <div aria-hidden="true" data-part="dock-compass">
      {compassOf(box.rect).map(({ edge, rect }) => (
        <div key={edge} className={styles.cell} style={boxOf(rect)} data-edge={edge} data-active={target?.edge === edge}>
          <Icon name={ICONS[edge]} />
        </div>
      ))}
    </div>
  );
}
