import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { DriveBrowser } from './DriveBrowser';
import styles from './DriveView.module.css';

/** Actions for everything that is chosen. */
export const ChosenBar = observer(function ChosenBar({ browser }: { browser: DriveBrowser }) {
  const { t } = useI18n();
  const { store, commands, chosen } = browser;
  const { files } = chosen;
  const areSensitive = files.every(({ isSensitive }) => isSensitive);
  return (
    <div className={styles.chosen} role="group" aria-label={t('drive.chosenItems')}>
      <IconButton icon="x" label={t('drive.unchoose')} onClick={() => store.choice.replace([])} />
      <span className={styles.count}>{t('drive.chosen', { n: store.choice.ids.length })}</span>
      <Button icon="selectAll" onClick={() => store.choice.all()}>
        {t('drive.chooseAll')}
      </Button>
      <Button icon="move" onClick={() => void commands.move(chosen)}>
        {t('drive.moveTo')}
      </Button>
      {files.length > 0 && (
        <>
          <Button icon={areSensitive ? 'eye' : 'warning'} onClick={() => void commands.markSensitive(files, !areSensitive)}>
            {t(areSensitive ? 'drive.unmarkSensitive' : 'drive.markSensitive')}
          </Button>
          <Button icon="send" onClick={() => void commands.createNote(files)}>
            {t('drive.createNote')}
          </Button>
        </>
      )}
      <Button icon="trash" variant="danger" onClick={() => void commands.remove(chosen)}>
        {t('drive.delete')}
      </Button>
    </div>
  );
});
