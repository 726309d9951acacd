import { observer } from 'mobx-react-lite';
import { useEffect, useState, type CSSProperties } from 'react';
import type { WirePoll } from '~/api/wire';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { Mfm } from '~/mfm/Mfm';
import { useAccount, useStores } from '~/react/context';
import type { Note, User } from '~/services/records';
import { remainingTime } from '~/services/remainingTime';
import type { NoteView } from '~/stores/noteViews/NoteView';
import { requireSignIn } from '~/stores/session/guards';
import styles from './PollView.module.css';

/** How often an open poll updates the remaining time, in ms. */
const TICK_MS = 3000;

export interface PollViewProps {
  note: Note;
  poll: WirePoll;
  author: User;
  view: NoteView;
}

/** The poll of a note: vote, or see how others voted. */
export const PollView = observer(function PollView({ note, poll, author, view }: PollViewProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const account = useAccount();
  const { state } = view;
  const remaining = useRemainingTime(poll.expiresAt);
  const total = poll.choices.reduce((sum, { votes }) => sum + votes, 0);
  const isClosed = remaining === 'over';
  const hasVoted = !poll.multiple && poll.choices.some(({ isVoted }) => isVoted);
  const isOpen = !isClosed && !hasVoted;
  const showsResults = !isOpen || state.isPollResultShown === true;

  const vote = async (choice: number) => {
    if (!(await requireSignIn(root))) return;
    const text = poll.choices[choice]!.text;
    if (!(await root.overlays.confirm({ text: t('poll.voteQuestion', { choice: text }), kind: 'question' }))) return;
    const result = await account.noteActions.vote(note.id, choice);
    if (!result.ok) root.overlays.showError(result.error);
    // In a poll with several choices the reader keeps voting and opens the results on demand; otherwise they show after the vote.
    else if (!poll.multiple) view.update({ isPollResultShown: true });
  };

  return (
    <fieldset className={styles.poll} data-part="poll" aria-label={t('note.poll')}>
      <ul className={styles.choices}>
        {poll.choices.map((choice, place) => {
          const label = (
            <>
              {choice.isVoted && <Icon name="check" label={t('poll.yourVote')} />}
              <span className={styles.text}>
                <Mfm text={choice.text} plain author={author} emojis={note.emojis} />
              </span>
              {showsResults && <span className={styles.votes}>{t('poll.votes', { n: choice.votes })}</span>}
            </>
          );
          const share = showsResults && total > 0 ? choice.votes / total : 0;
          const bar = { '--poll-share': `${(share * 100).toFixed(1)}%` } as CSSProperties;
          return (
            // Choices have no ids and never change their order. The server identifies a choice by its index.
            <li key={place} className={styles.row} style={bar}>
              {isOpen && !choice.isVoted ? (
                <button ref={keepFocus} type="button" className={styles.choice} onClick={() => void vote(place)}>
                  {label}
                </button>
              ) : (
                <span className={styles.choice}>{label}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.footer}>
        <span>{t('poll.totalVotes', { n: total })}</span>
        {isOpen && (
          <button
            ref={keepFocus}
            type="button"
            className={styles.toggle}
            aria-pressed={showsResults}
            onClick={() => view.update({ isPollResultShown: !showsResults })}
          >
            {showsResults ? t('poll.vote') : t('poll.showResults')}
          </button>
        )}
        {hasVoted && <span>{t('poll.voted')}</span>}
        {isClosed && <span>{t('poll.closed')}</span>}
        {remaining !== 'over' && remaining !== null && <span>{t(`poll.remaining.${remaining.unit}`, { n: remaining.value })}</span>}
      </p>
    </fieldset>
  );
});

/** Returns the time until a poll closes, in ms; null if it never does. It updates until the poll is closed. */
function useRemainingTime(expiresAt: string | null): ReturnType<typeof remainingTime> | 'over' {
  const { clock } = useStores();
  const [now, setNow] = useState(() => clock.now());
  const left = expiresAt === null ? null : (remainingTime(now, Date.parse(expiresAt)) ?? 'over');
  const isRunning = left !== null && left !== 'over';
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = clock.every(TICK_MS, () => setNow(clock.now()));
    return () => ticking.dispose();
  }, [clock, isRunning]);
  return left;
}
