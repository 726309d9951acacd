import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useWorkspace } from '../WorkspaceContext';
import styles from './DeckEnd.module.css';
import { ColumnOffer } from './lateParts';
import { openAddColumn } from './openAddColumn';

/** The least width of the end of the deck without a bar, which is a button; with a bar, it may have none. CSS px. */
export const END_WIDTH = 44;

/** From this width on, it offers what people hang there most; CSS px. */
const OFFER_WIDTH = 330;

interface DeckEndProps {
  /** The room that the columns leave, CSS px. */
  room: number;
}

/** What follows the last column: room for one more, or a button that adds one. */
export const DeckEnd = observer(function DeckEnd({ room }: DeckEndProps) {
  const { t } = useI18n();
  const root = useStores();
  const { routes } = useWorkspace();
  if (room < END_WIDTH) return null;
  if (room >= OFFER_WIDTH) return <ColumnOffer />;
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t('column.add')}
      aria-haspopup="menu"
      data-tooltip={t('column.add')}
      onClick={(event) => openAddColumn({ root, routes }, event.currentTarget)}
    >
      <Icon name="plus" size="24px" />
    </button>
  );
});
