import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import type { IconName } from '~/components/ui/Icon';
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
      <Action icon="selectAll" text={t('drive.chooseAll')} onUse={() => store.choice.all()} />
      <Action icon="arrowsMove" text={t('drive.moveTo')} onUse={() => void commands.move(chosen)} />
      {files.length > 0 && (
        <>
          <Action
            icon={areSensitive ? 'eye' : 'alertTriangle'}
            text={t(areSensitive ? 'drive.unmarkSensitive' : 'drive.markSensitive')}
            onUse={() => void commands.markSensitive(files, !areSensitive)}
          />
          <Action icon="send" text={t('drive.createNote')} onUse={() => void commands.createNote(files)} />
        </>
      )}
      <Action icon="trash" text={t('drive.delete')} isDanger onUse={() => void commands.remove(chosen)} />
    </div>
  );
});

interface ActionProps {
  icon: IconName;
  text: string;
  isDanger?: boolean;
  onUse: () => void;
}

/** A button whose text is a tooltip where there is room for the icon only. */
const Action = ({ icon, text, isDanger = false, onUse }: ActionProps) => (
  <Button icon={icon} variant={isDanger ? 'danger' : 'plain'} data-tooltip={text} onClick={onUse}>
    {text}
  </Button>
);
