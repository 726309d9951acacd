import { observer } from 'mobx-react-lite';
import { useRef, useState, type CSSProperties } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { peek } from '~/lib/peek';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { yieldRoom } from '~/services/workspace/deck';
import type { Deck } from '~/services/workspace/document';
import { isDashboardShown } from '../dashboard/toggleDashboard';
import { useDashboardPlace } from '../dashboard/useDashboardPlace';
import { ResizeBorder } from '../drag/ResizeBorder';
import { shellKind } from '../lib/shellKind';
import { useMediaQuery } from '../lib/useMediaQuery';
import type { LivePanes } from '../panes/LivePanes';
import styles from './ShellBorders.module.css';
import { RAIL, useRailWidth } from './useRailWidth';

/** The minimum and maximum width of the dashboard beside the page; CSS px. */
const DASHBOARD = { min: 280, max: 640 };

/** From this width on, the navigation shows names while it is resized; CSS px. One key press passes it. */
const ENOUGH = { wider: 100, narrower: 160 };

/** The borders that resize the navigation and the dashboard beside the page. */
export const ShellBorders = observer(function ShellBorders({ panes }: { panes: LivePanes }) {
  const root = useStores();
  const { me } = useAccount();
  const { href } = usePane();
  const place = useDashboardPlace(panes);
  // On narrower screens, the navigation has only icons.
  const isWide = useMediaQuery('(width >= 1280px)');
  return (
    <>
      {isWide && shellKind(href, me !== null, false, root.workspace.isAlone) === 'full' && <RailBorder />}
      {place === 'panel' && isDashboardShown(root, place) && <DashboardBorder />}
    </>
  );
});

const RailBorder = observer(function RailBorder() {
  const { t } = useI18n();
  const { settings } = useStores();
  const width = useRailWidth();
  /** Returns the nearest possible width: names need a minimum width, and below it there are only icons. */
  const fitting = (wanted: number) =>
    wanted < ENOUGH[width === RAIL.icons ? 'wider' : 'narrower'] ? RAIL.icons : Math.max(RAIL.min, wanted);
  const choose = (wanted: number) => {
    const chosen = fitting(wanted);
    settings.set('menuDisplay', chosen === RAIL.icons ? 'sideIcon' : 'sideFull');
    if (chosen !== RAIL.icons) settings.set('navWidth', chosen);
  };
  return (
    <Border
      label={t('shell.railWidth')}
      part="rail"
      grows="end"
      width={width}
      limits={{ min: RAIL.icons, max: RAIL.max }}
      fitting={fitting}
      onChange={choose}
    />
  );
});

const DashboardBorder = observer(function DashboardBorder() {
  const { t } = useI18n();
  const { settings } = useStores();
  return (
    <Border
      label={t('shell.dashboardWidth')}
      part="dashboardPanel"
      grows="start"
      width={settings.get('dashboardWidth')}
      limits={DASHBOARD}
      fitting={(wanted) => wanted}
      onChange={(width) => settings.set('dashboardWidth', width)}
    />
  );
});

interface BorderProps {
  label: string;
  /** The `data-part` of the resized element. */
  part: string;
  grows: 'start' | 'end';
  width: number;
  limits: { min: number; max: number };
  /** Returns the width to show for a requested one. */
  fitting: (wanted: number) => number;
  onChange: (width: number) => void;
}

/** Covers the edge of the resized element, and shows the new width while it is dragged. */
function Border({ label, part, grows, width, limits, fitting, onChange }: BorderProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const takeFromDeck = useNeighborColumn(grows);
  const show = (wanted: number | null) => {
    const shown = wanted === null ? null : fitting(wanted);
    setDraft(shown);
    takeFromDeck(shown === null ? null : shown - width);
    // The setting is written at the end of the drag, so that other tabs do not follow every move.
    document.querySelector<HTMLElement>(`[data-part="${part}"]`)!.style.inlineSize = `${shown ?? width}px`;
  };
  const change = (wanted: number) => {
    takeFromDeck(fitting(wanted) - width, { isDone: true });
    onChange(wanted);
  };
  const place: CSSProperties = { [grows === 'end' ? 'insetInlineStart' : 'insetInlineEnd']: (draft ?? width) - 3 };
  return (
    <div className={styles.place} style={place}>
      <ResizeBorder className={styles.border} label={label} width={width} {...limits} grows={grows} onDraft={show} onChange={change} />
    </div>
  );
}

type TakeFromDeck = (by: number | null, options?: { readonly isDone: boolean }) => void;

/**
 * Returns a function that takes px from the column beside the border, so that the borders of the other columns stay where they are;
 * null gives them back. A negative number adds to the column. Calls until the last one of a drag replace each other.
 */
function useNeighborColumn(grows: BorderProps['grows']): TakeFromDeck {
  const { workspace } = useStores();
  const before = useRef<{ readonly deck: Deck; readonly room: number } | null>(null);
  return (by, { isDone } = { isDone: by === null }) => {
    const strip = document.querySelector<HTMLElement>('[data-part="deck"]');
    if (!strip) return;
    before.current ??= { deck: peek(() => workspace.deck), room: roomOf(strip) };
    const { deck, room } = before.current;
    // Columns are placed from the left in every direction of writing.
    const end = (grows === 'end') === isRightToLeft(strip.parentElement!) ? 'last' : 'first';
    workspace.adjust((one) => ({ ...one, deck: by === null ? deck : yieldRoom(deck, end, by, room) }));
    if (isDone) before.current = null;
  };
}

/** The room for columns, beside what must stand at their end; CSS px. */
const roomOf = (strip: HTMLElement): number => strip.clientWidth - Number(strip.dataset['end']);
