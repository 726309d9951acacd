import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useWorkspace } from '../WorkspaceContext';
import styles from './AddColumnButton.module.css';
import { openAddColumn } from './openAddColumn';

/** The width of the button, in px. */
export const ADD_COLUMN_WIDTH = 44;

/** The button after the last column that adds one. */
export function AddColumnButton() {
  const { t } = useI18n();
  const root = useStores();
  const { routes } = useWorkspace();
  return (
    <button
      type="button"
      className={styles.add}
      style={{ inlineSize: ADD_COLUMN_WIDTH }}
      aria-label={t('column.add')}
      aria-haspopup="menu"
      data-tooltip={t('column.add')}
      onClick={(event) => openAddColumn({ root, routes }, event.currentTarget)}
    >
      <Icon name="plus" size="24px" />
    </button>
  );
}
