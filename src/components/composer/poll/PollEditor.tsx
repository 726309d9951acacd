import { observer } from 'mobx-react-lite';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import type { ComposerPoll } from './ComposerPoll';
import { PollChoices } from './PollChoices';
import styles from './PollEditor.module.css';
import { PollEndFields } from './PollEndFields';

/** The choices of a poll, whether several can be chosen, and when it ends. */
export const PollEditor = observer(function PollEditor({ poll }: { poll: ComposerPoll }) {
  const { t } = useI18n();
  return (
    <div role="group" className={styles.poll} aria-label={t('composer.poll')}>
      <PollChoices poll={poll} />
      <Switch label={t('composer.poll.multiple')} checked={poll.multiple} onChange={(multiple) => poll.setMultiple(multiple)} />
      <PollEndFields poll={poll} />
    </div>
  );
});
