import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ErrorDetails } from '~/components/async/ErrorDetails';
import { useErrorText } from '~/components/async/useErrorText';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Facts } from '~/components/ui/Facts';
import { Icon, type IconName } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import type { Outbox } from '~/stores/posting/Outbox';
import type { AccountOutbox } from '~/stores/posting/Outboxes';
import type { OutboxNote } from '~/stores/posting/OutboxNote';
import { failureError } from '~/stores/posting/storedFailure';
import { UnknownOutcome } from '~/stores/posting/UnknownOutcome';
import { discardNote, editNote } from './outboxActions';
import styles from './OutboxList.module.css';

interface OutboxItemProps extends AccountOutbox {
  note: OutboxNote;
  isFirst: boolean;
  /** Called before the composer opens. */
  onLeave: () => void;
}

/** A note that waits to be sent: its text, its state with the reason, and its actions. */
export const OutboxItem = observer(function OutboxItem({ account, outbox, note, isFirst, onLeave }: OutboxItemProps) {
  const { t } = useI18n();
  const root = useStores();
  const textId = useId();
  const { isBusy, run } = useSubmit((work: () => ReturnType<typeof outbox.sendNow>) => work());
  const state = stateOf(note, { outbox, isFirst, isOnline: root.connectivity.isOnline });
  const isSending = state === 'sending';
  const failure = outbox.stopped ?? (note.failure && failureError(note.failure));
  const { content, target } = note;
  const kind = (target.replyId && 'reply') || (target.renoteId && 'quote') || (target.channelId && 'channel') || null;
  const at = { account, outbox };
  return (
    <li className={styles.item} data-state={state} aria-labelledby={textId}>
      <p className={styles.text} id={textId}>
        {(content.useCw && content.cw) || content.text || t('outbox.noText')}
      </p>
      <Facts>
        {kind && <span>{t(`outbox.kind.${kind}`)}</span>}
        {content.files.length > 0 && <span>{t('outbox.files', { n: content.files.length })}</span>}
        {content.poll && <span>{t('outbox.poll')}</span>}
        <RelativeTime iso={new Date(note.postedAtMs).toISOString()} />
      </Facts>
      <div className={styles.state} role="status">
        <Icon name={ICONS[state]} />
        <strong>{t(`outbox.state.${state}`)}</strong>
        {(state === 'waiting' || state === 'old' || state === 'offline') && <span>{t(`outbox.state.${state}Text`)}</span>}
      </div>
      {failure && !isSending && <Reason failure={failure} />}
      <ButtonRow>
        <Button ref={keepFocus} icon="send" busy={isBusy || isSending} onClick={() => void run(() => outbox.sendNow(note.id))}>
          {t('outbox.sendNow')}
        </Button>
        <Button ref={keepFocus} icon="edit" busy={isSending} onClick={() => void run(() => editNote(root, at, note, onLeave))}>
          {t('outbox.edit')}
        </Button>
        <Button ref={keepFocus} icon="trash" variant="danger" busy={isSending} onClick={() => void run(() => discardNote(root, at, note))}>
          {t('outbox.discard')}
        </Button>
      </ButtonRow>
    </li>
  );
});

const ICONS = {
  sending: 'upload',
  waiting: 'hourglass',
  behind: 'hourglass',
  offline: 'wifiOff',
  old: 'helpCircle',
  refused: 'alertCircle',
  stopped: 'ban',
} as const satisfies Record<string, IconName>;

/** Why the last try failed, with the code and id in a fold. */
function Reason({ failure }: { failure: AppError }) {
  const { t } = useI18n();
  const { title, text, details } = useErrorText(failure);
  const told = title === undefined ? text : t('ui.titled', { title, text });
  return (
    <div className={styles.reason}>
      <p>{failure instanceof UnknownOutcome ? t('outbox.unknown') : told}</p>
      <ErrorDetails details={details} />
    </div>
  );
}

/** How a note in the outbox is doing. */
type OutboxState = 'sending' | 'waiting' | 'behind' | 'offline' | 'old' | 'refused' | 'stopped';

/** Says how a note is doing. Call it inside an observer. */
function stateOf(
  note: OutboxNote,
  { outbox, isFirst, isOnline }: { readonly outbox: Outbox; readonly isFirst: boolean; readonly isOnline: boolean },
): OutboxState {
  if (outbox.sendingId === note.id) return 'sending';
  if (note.state === 'refused') return 'refused';
  if (outbox.isOld(note)) return 'old';
  if (outbox.stopped) return 'stopped';
  if (!isOnline) return 'offline';
  return isFirst || note.failure ? 'waiting' : 'behind';
}
