import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { DriveBrowser } from './DriveBrowser';
import styles from './DriveView.module.css';

/** Actions for all selected files at once. */
export const ChosenBar = observer(function ChosenBar({ browser }: { browser: DriveBrowser }) {
  const { t } = useI18n();
  const { store } = browser;
  const { chosen } = store;
  return (
    <div className={styles.chosen}>
      <IconButton icon="x" label={t('drive.unchoose')} onClick={() => store.choose([])} />
      <output className={styles.count}>{t('drive.chosen', { n: chosen.length })}</output>
      <Button icon="folder" onClick={() => void browser.commands.moveFiles(chosen)}>
        {t('drive.moveTo')}
      </Button>
      <Button icon="send" onClick={() => void browser.commands.createNote(chosen)}>
        {t('drive.createNote')}
      </Button>
      <Button icon="trash" variant="danger" onClick={() => void browser.commands.removeFiles(chosen)}>
        {t('drive.delete')}
      </Button>
    </div>
  );
});
