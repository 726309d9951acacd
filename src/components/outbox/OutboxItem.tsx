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
import { shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { userPath } from '~/lib/mentionText';
import type { MachineText } from '~/lib/shownText';
import { useAccount, useStores } from '~/react/context';
import { Link } from '~/router/Link';
import type { Outbox } from '~/stores/posting/Outbox';
import type { AccountOutbox } from '~/stores/posting/Outboxes';
import { subjectOf } from '~/stores/posting/LaterActions';
import { actionOf, type OutboxAction } from '~/stores/posting/OutboxAction';
import { isAction, type OutboxEntry } from '~/stores/posting/OutboxEntry';
import type { OutboxNote } from '~/stores/posting/OutboxNote';
import { failureError } from '~/stores/posting/storedFailure';
import { UnknownOutcome } from '~/stores/posting/UnknownOutcome';
import { discardEntry, editNote } from './outboxActions';
import styles from './OutboxList.module.css';

interface OutboxItemProps extends AccountOutbox {
  entry: OutboxEntry;
  isFirst: boolean;
  /** Called before something else opens. */
  onLeave: () => void;
}

/** A note or an action that waits to be sent: what it is, its state with the reason, and what people can do about it. */
export const OutboxItem = observer(function OutboxItem({ account, outbox, entry, isFirst, onLeave }: OutboxItemProps) {
  const { t } = useI18n();
  const root = useStores();
  const here = useAccount();
  const textId = useId();
  const { isBusy, run } = useSubmit((work: () => ReturnType<typeof outbox.sendNow>) => work());
  const state = stateOf(entry, { outbox, isFirst, isOnline: root.connectivity.isOnline });
  const isSending = state === 'sending';
  const failure = outbox.stopped ?? (entry.failure && failureError(entry.failure));
  const at = { account, outbox };
  return (
    <li className={styles.item} data-state={state} aria-labelledby={textId}>
      {isAction(entry) ? (
        <ActionContent entry={entry} textId={textId} isLinked={account === here} onLeave={onLeave} />
      ) : (
        <NoteContent note={entry} textId={textId} />
      )}
      <div className={styles.state} role="status">
        <Icon name={ICONS[state]} />
        <strong>{t(state === 'refused' && isAction(entry) ? 'outbox.state.refusedAction' : `outbox.state.${state}`)}</strong>
        {(state === 'waiting' || state === 'old' || state === 'offline') && <span>{t(`outbox.state.${state}Text`)}</span>}
      </div>
      {failure && !isSending && <Reason failure={failure} />}
      <ButtonRow>
        <Button ref={keepFocus} icon="send" busy={isBusy || isSending} onClick={() => void run(() => outbox.sendNow(entry.id))}>
          {t('outbox.sendNow')}
        </Button>
        {!isAction(entry) && (
          <Button ref={keepFocus} icon="edit" busy={isSending} onClick={() => void run(() => editNote(root, at, entry, onLeave))}>
            {t('outbox.edit')}
          </Button>
        )}
        <Button
          ref={keepFocus}
          icon="trash"
          variant="danger"
          busy={isSending}
          onClick={() => void run(() => discardEntry(root, at, entry))}
        >
          {t('outbox.discard')}
        </Button>
      </ButtonRow>
    </li>
  );
});

/** The text of a note and what belongs to it. */
function NoteContent({ note: { content, target, postedAtMs }, textId }: { note: OutboxNote; textId: string }) {
  const { t } = useI18n();
  const kind = (target.replyId && 'reply') || (target.renoteId && 'quote') || (target.channelId && 'channel') || null;
  return (
    <>
      <p className={styles.text} id={textId}>
        {(content.useCw && content.cw) || content.text || t('outbox.noText')}
      </p>
      <Facts>
        {kind && <span>{t(`outbox.kind.${kind}`)}</span>}
        {content.files.length > 0 && <span>{t('outbox.files', { n: content.files.length })}</span>}
        {content.poll && <span>{t('outbox.poll')}</span>}
        <Posted atMs={postedAtMs} />
      </Facts>
    </>
  );
}

interface ActionContentProps {
  entry: OutboxAction;
  textId: string;
  /** Whether its note or user can be opened here: with the same account. */
  isLinked: boolean;
  onLeave: () => void;
}

/** What an action does, and the note that it is about. */
function ActionContent({ entry, textId, isLinked, onLeave }: ActionContentProps) {
  const { t } = useI18n();
  const { kind, params, about, postedAtMs } = entry;
  const acct = about.user ? shownAcct(about.user) : '';
  const words = 'userId' in params ? acct : [acct, about.text].filter(Boolean).join(': ');
  const to = isLinked ? addressOf(entry) : null;
  return (
    <>
      <p id={textId}>{t(`outbox.action.${kind}`, { detail: about.detail ?? '', acct })}</p>
      {to !== null ? (
        <Link to={to} className={styles.about} onClick={onLeave}>
          {words || t('outbox.showNote')}
        </Link>
      ) : (
        words && <p className={styles.about}>{words}</p>
      )}
      <Facts>
        <Posted atMs={postedAtMs} />
      </Facts>
    </>
  );
}

/** Where the subject of an action is; null if it cannot be opened. */
function addressOf(entry: OutboxAction): MachineText | null {
  if (entry.kind === 'unrenote') return null;
  if (!('userId' in entry.params)) return `/notes/${subjectOf(actionOf(entry))}`;
  return entry.about.user && userPath(entry.about.user);
}

const Posted = ({ atMs }: { atMs: number }) => <RelativeTime iso={new Date(atMs).toISOString()} />;

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

/** How an entry of the outbox is doing. */
type OutboxState = 'sending' | 'waiting' | 'behind' | 'offline' | 'old' | 'refused' | 'stopped';

/** Says how an entry is doing. Call it inside an observer. */
function stateOf(
  entry: OutboxEntry,
  { outbox, isFirst, isOnline }: { readonly outbox: Outbox; readonly isFirst: boolean; readonly isOnline: boolean },
): OutboxState {
  if (outbox.sendingId === entry.id) return 'sending';
  if (entry.state === 'refused') return 'refused';
  if (outbox.isOld(entry)) return 'old';
  if (outbox.stopped) return 'stopped';
  if (!isOnline) return 'offline';
  return isFirst || entry.failure ? 'waiting' : 'behind';
}
