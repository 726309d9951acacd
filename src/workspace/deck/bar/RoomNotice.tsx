import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { toggleDashboard } from '../../dashboard/toggleDashboard';
import { useDeck } from '../DeckContext';
import styles from './RoomNotice.module.css';

/** Says that the columns do not fit beside the dashboard, and offers to hide it. */
export const RoomNotice = observer(function RoomNotice() {
  const { t } = useI18n();
  const root = useStores();
  const { roomOffer } = useDeck();
  return (
    <div className={styles.place} role="status">
      {roomOffer.isShown && (
        <>
          <span className={styles.text}>{t('column.noRoom')}</span>
          <Button
            variant="ghost"
            onClick={() => {
              roomOffer.end();
              toggleDashboard(root, 'panel');
            }}
          >
            {t('column.hideDashboard')}
          </Button>
          <IconButton icon="x" label={t('ui.dismiss')} onClick={roomOffer.end} />
        </>
      )}
    </div>
  );
});
