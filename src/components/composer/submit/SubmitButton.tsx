import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { ComposerState } from '../ComposerState';
import styles from './SubmitButton.module.css';

const LABELS = { note: 'composer.post', reply: 'composer.post.reply', quote: 'composer.post.quote' } as const;
const ICONS = { note: 'send', reply: 'arrowBackUp', quote: 'quote' } as const satisfies Record<string, IconName>;

/** The button that posts: it names the kind of note, and shows when it is being sent and when it is posted. */
export const SubmitButton = observer(function SubmitButton({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { status } = state.posting;
  const kind = kindOf(state);
  const icon: IconName = status === 'posted' ? 'check' : state.server.scheduled ? 'clock' : ICONS[kind];
  const isPosting = status === 'posting';
  return (
    <Button
      className={styles.submit}
      type="submit"
      variant="gradient"
      icon={icon}
      aria-busy={isPosting || undefined}
      aria-disabled={isPosting || undefined}
      disabled={!isPosting && !state.canPost}
    >
      {/* Keeps its place, so that the button keeps its width. */}
      <span className={styles.label} data-posting={isPosting || undefined}>
        {t(state.server.scheduled ? 'composer.scheduled.schedule' : LABELS[kind])}
      </span>
      {isPosting && (
        <span className={styles.dots} role="img" aria-label={t('composer.posting')}>
          <span />
          <span />
          <span />
        </span>
      )}
    </Button>
  );
});

/** Whether a note in progress answers another one, quotes one, or stands alone. */
function kindOf({ params, renoteId }: ComposerState): keyof typeof LABELS {
  if (renoteId) return 'quote';
  return params.replyId ? 'reply' : 'note';
}
