import { useI18n } from '~/i18n/useI18n';
import { COLUMN_WIDTH, columnWidths, rootOf } from '~/services/workspace/deck';
import { columnsOf, leavesOf } from '~/services/workspace/deckTree';
import { MAIN_PANE, type WorkspaceDocument } from '~/services/workspace/document';
import styles from './WorkspacePreview.module.css';

const WIDTH = 120;
const HEIGHT = 60;
/** The size of the screen that the preview assumes for windows, in px. */
const SCREEN = { width: 1600, height: 900 } as const;

/** A small drawing of a workspace: its columns, the panes in each, and its windows. */
export function WorkspacePreview({ workspace }: { workspace: WorkspaceDocument }) {
  const { t } = useI18n();
  const { deck, windows, dashboards } = workspace;
  const widgets = dashboards.reduce((sum, one) => sum + (one.widgets?.length ?? 0), 0);
  const columns = columnsOf(rootOf(deck));
  const widths = columnWidths(deck, COLUMN_WIDTH);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const panes = leavesOf(rootOf(deck)).filter((pane) => pane !== MAIN_PANE).length;
  const label = t('workspacesWindow.summary', { columns: panes, windows: windows.length, widgets });
  const shareOf = (px: number): number => (px / total) * WIDTH;
  return (
    <svg className={styles.preview} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {columns.flatMap((column, index) => {
        const width = shareOf(widths[index]!);
        const leaves = leavesOf(column);
        const left = shareOf(widths.slice(0, index).reduce((sum, one) => sum + one, 0));
        return leaves.map((pane, place) => (
          <rect
            key={pane}
            className={pane === MAIN_PANE ? styles.main : styles.column}
            x={left + 1}
            y={(HEIGHT / leaves.length) * place + 1}
            width={Math.max(1, width - 2)}
            height={HEIGHT / leaves.length - 2}
            rx={2}
          />
        ));
      })}
      {windows.map(({ paneId, rect }) => (
        <rect
          key={paneId}
          className={styles.window}
          x={(rect.x / SCREEN.width) * WIDTH}
          y={(rect.y / SCREEN.height) * HEIGHT}
          width={(rect.width / SCREEN.width) * WIDTH}
          height={(rect.height / SCREEN.height) * HEIGHT}
          rx={2}
        />
      ))}
    </svg>
  );
}
