import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { boxesIn, columnsFor, GAP_PX, heightOf, type Box } from '~/services/workspace/dashboard';
import { widgetsOf } from '~/services/workspace/dashboardWidgets';
import { pagesOf } from '~/services/workspace/dashboardPages';
import { dashboardsOf } from '~/services/workspace/dashboards';
import { useDashboard } from '../DashboardContext';
import '../grid.css';
import { LEAST_PX, MOST_PX } from '../rowHeight';
import { StillGrid } from '../StillGrid';
import { useEmptyWidgets } from './useEmptyWidgets';
import styles from './Wall.module.css';

/** The space around the widgets, and the height of the row of dots; px, as in the style sheet. */
const MARGIN_PX = 16;
const DOTS_PX = 28;

interface WallPagesProps {
  /** CSS px, before everything is enlarged. */
  width: number;
  height: number;
  /** Whether somebody is at the controls. */
  isPaused: boolean;
}

/** The widgets of a dashboard in pages that take turns where they do not fit on one; if asked for, with those of the other dashboards. */
export const WallPages = observer(function WallPages({ width, height, isPaused }: WallPagesProps) {
  const { t } = useI18n();
  const { clock, settings, workspace } = useStores();
  const model = useDashboard();
  const stage = useRef<HTMLDivElement>(null);
  const empty = useEmptyWidgets(stage);
  const [chosen, setChosen] = useState(0);
  const { widgets } = model;
  const inner = { width: width - 2 * MARGIN_PX, height: height - 2 * MARGIN_PX };
  const columns = columnsFor(inner.width);
  const boxes = useMemo(
    () =>
      boxesIn(
        widgets.filter(({ id }) => !empty.has(id)),
        columns,
      ),
    [widgets, columns, empty],
  );
  const pages = pagesIn(boxes, inner.height);
  const page = Math.min(chosen, pages.length - 1);
  const shown = pages[page] ?? [];

  const others = settings.get('wallShowsAll') ? dashboardsOf(workspace.document).filter((one) => widgetsOf(one).length > 0) : [];
  const seconds = settings.get('wallSeconds');
  const turns = pages.length > 1 || others.length > 1;
  const turn = useEffectEvent(() => {
    const isLast = page >= pages.length - 1;
    setChosen(isLast ? 0 : page + 1);
    if (!isLast || others.length < 2) return;
    const next = others[(others.findIndex(({ id }) => id === model.id) + 1) % others.length]!;
    if (next.id !== model.id) model.choose(next.id);
  });
  const { id } = model;
  useEffect(() => {
    if (!turns || seconds === 0 || isPaused) return undefined;
    const waiting = clock.after(seconds * 1000, turn);
    return () => waiting.dispose();
  }, [clock, turns, seconds, isPaused, page, id]);

  const available = inner.height - (turns ? DOTS_PX : 0);
  const pitch = Math.min(MOST_PX, Math.floor((available + GAP_PX) / Math.max(1, heightOf(shown))));
  const layout = shown.map(({ id: i, ...box }) => ({ i, ...box }));
  return (
    <div ref={stage} className={styles.pages}>
      <div className={styles.page} data-turn={page % 2} role="group" aria-label={t('dashboard.widgets')}>
        <StillGrid columns={columns} width={inner.width} pitch={pitch} layout={layout} order={widgets.map((widget) => widget.id)} />
      </div>
      {turns && <Dots count={pages.length} current={page} name={model.name} onChoose={setChosen} />}
    </div>
  );
});

/** Pages without dots if everything fits, else with room for them. */
function pagesIn(boxes: readonly Box[], height: number): readonly (readonly Box[])[] {
  const rowsIn = (px: number): number => Math.max(1, Math.floor((px + GAP_PX) / LEAST_PX));
  const whole = pagesOf(boxes, rowsIn(height));
  return whole.length < 2 ? whole : pagesOf(boxes, rowsIn(height - DOTS_PX));
}

interface DotsProps {
  count: number;
  current: number;
  name: string;
  onChoose: (page: number) => void;
}

function Dots({ count, current, name, onChoose }: DotsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, page) => (
        <button
          key={page}
          type="button"
          className={styles.dot}
          aria-label={t('dashboard.wall.page', { n: page + 1, count })}
          aria-current={page === current || undefined}
          onClick={() => onChoose(page)}
        />
      ))}
      <span className={styles.where}>{name}</span>
    </div>
  );
}
