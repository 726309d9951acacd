import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { boxOf, freePlace, GAP_PX, WIDE } from '~/services/workspace/dashboard';
import { UNITS, withTabs, type TabUnits } from '~/services/workspace/dashboardTabs';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext';
import { placeInPx, type GridProps } from './gridProps';

/** The id of the box that stands for the new widget. */
const NEW = '';

interface FuturePlaceProps extends Pick<GridProps, 'columns' | 'width' | 'pitch'> {
  tab: TabUnits;
}

/** Shows where the widget under the pointer would go in the wide grid. The others keep their places, so they are counted without it. */
export const FuturePlace = observer(function FuturePlace({ columns, width, pitch, tab }: FuturePlaceProps) {
  const { t } = useI18n();
  const { offered, widgets, visibleRows, sizeOf, titleOf } = useDashboard();
  const size = offered === null ? undefined : sizeOf(offered);
  if (!size || offered === null || columns !== WIDE) return null;
  const boxes = widgets.map(boxOf);
  const box = { id: NEW, ...freePlace(boxes, { size, min: size.min, columns, visibleRows }) };
  const tabbed = withTabs([...boxes, box], tab).at(-1)!;
  const { left, width: wide, height } = placeInPx(box, columns, width, pitch);
  const top = (tabbed.y * pitch) / UNITS + (pitch / UNITS) * tab + GAP_PX;
  return (
    <div className={styles.future} style={{ transform: `translate(${left}px, ${top}px)`, width: wide, height }} aria-hidden>
      {t('dashboardEditing.goesHere', { title: titleOf(offered) })}
    </div>
  );
});
