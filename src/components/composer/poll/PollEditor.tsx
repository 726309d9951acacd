import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { noteField } from '../text/noteField';
import type { ComposerPoll } from './ComposerPoll';
import { PollChoices } from './PollChoices';
import styles from './PollEditor.module.css';
import { PollEndFields } from './PollEndFields';

/** The choices of a poll, whether several can be chosen, and when it ends. */
export const PollEditor = observer(function PollEditor({ poll, onRemove }: { poll: ComposerPoll; onRemove: () => void }) {
  const { t } = useI18n();
  return (
    <div role="group" className={styles.poll} aria-label={t('composer.poll')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('composer.poll')}</h2>
        <IconButton
          icon="x"
          label={t('composer.poll.remove')}
          onClick={({ currentTarget }) => {
            noteField(currentTarget)?.focus();
            onRemove();
          }}
        />
      </div>
      <PollChoices poll={poll} />
      <Switch label={t('composer.poll.multiple')} checked={poll.multiple} onChange={(multiple) => poll.setMultiple(multiple)} />
      <PollEndFields poll={poll} />
    </div>
  );
});
