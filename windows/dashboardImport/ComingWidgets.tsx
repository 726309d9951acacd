import { useId } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './DashboardImportWindow.module.css';
import type { ComingWidget } from './params';

/** The columns of the grid, and the drawn size of a cell. */
const COLUMNS = 12;
const CELL = { width: 16, height: 8 } as const;

/** The widgets of a text: drawn in their places, and by name. */
export function ComingWidgets({ widgets }: { widgets: readonly ComingWidget[] }) {
  const { t } = useI18n();
  const id = useId();
  const rows = Math.max(1, ...widgets.map(({ y, h }) => y + h));
  return (
    <section className={styles.coming} aria-labelledby={id}>
      <h3 id={id}>{t('dashboardImportWindow.coming', { n: widgets.length })}</h3>
      <div className={styles.preview}>
        <svg className={styles.drawing} viewBox={`0 0 ${COLUMNS * CELL.width} ${rows * CELL.height}`} aria-hidden>
          {widgets.map(({ id: key, x, y, w, h }) => (
            <rect
              key={key}
              className={styles.widget}
              x={x * CELL.width + 1}
              y={y * CELL.height + 1}
              width={w * CELL.width - 2}
              height={h * CELL.height - 2}
              rx={2}
            />
          ))}
        </svg>
        <ul className={styles.names}>
          {widgets.map(({ id: key, title, icon }) => (
            <li key={key}>
              <Icon name={icon} /> {title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
