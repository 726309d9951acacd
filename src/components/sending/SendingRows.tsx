import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Facts } from '~/components/ui/Facts';
import { ProgressRing } from '~/components/ui/ProgressRing';
import { Spinner } from '~/components/ui/Spinner';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { useStores } from '~/react/context';
import { createSendingNotes, type SendingNote } from '~/stores/posting/SendingNotes';
import styles from './SendingRows.module.css';

/** Notes that are being posted, each with how long it can still be taken back. */
export function SendingRows({ notes }: { notes: readonly SendingNote[] }) {
  return notes.map((note) => <SendingRow key={note.id} note={note} />);
}

const SendingRow = observer(function SendingRow({ note }: { note: SendingNote }) {
  const { t } = useI18n();
  const row = useSight(note.id);
  const leftMs = useTimeLeft(note.untilMs);
  const { me } = note.account;
  const { content } = note;
  const seconds = Math.ceil(leftMs / 1000);
  const state = leftMs > 0 ? t('sending.in', { n: seconds }) : t('sending.now');
  return (
    <section ref={row} className={styles.row} aria-label={t('sending.note')} aria-busy="true">
      {me && <Avatar user={me} />}
      <div className={styles.main}>
        <div className={styles.head}>
          <span className={styles.name}>{me && <UserName user={me} />}</span>
          <span className={styles.when}>{t('core.justNow')}</span>
        </div>
        {content.useCw && content.cw ? (
          <p className={styles.text}>{content.cw}</p>
        ) : (
          note.text !== null &&
          me && (
            <div className={styles.text}>
              <Mfm text={note.text} author={me} isNote />
            </div>
          )
        )}
        <Facts>
          {note.parts > 1 && <span>{t('sending.thread', { n: note.parts })}</span>}
          {content.files.length > 0 && <span>{t('outbox.files', { n: content.files.length })}</span>}
          {content.poll && <span>{t('outbox.poll')}</span>}
        </Facts>
      </div>
      <div className={styles.bar}>
        {leftMs > 0 ? <ProgressRing share={1 - leftMs / (note.untilMs - note.postedAtMs)} /> : <Spinner />}
        <span className={styles.state}>{state}</span>
        {leftMs > 0 && <Button onClick={() => note.undo()}>{t('sending.undo')}</Button>}
      </div>
      <Said text={t(leftMs > 0 ? 'sending.canUndo' : 'sending.now')} />
    </section>
  );
});

/** Tells screen readers a text at the next pause. They hear only what changes in a region that they know. */
function Said({ text }: { text: string }) {
  const [said, say] = useState('');
  const { clock } = useStores();
  useEffect(() => {
    const timer = clock.after(0, () => say(text));
    return () => timer.dispose();
  }, [clock, text]);
  return (
    <span className="visuallyHidden" role="status">
      {said}
    </span>
  );
}

/** Returns how long it is until a time, in ms, each second anew. */
function useTimeLeft(untilMs: number): number {
  const { clock } = useStores();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = clock.every(1000, () => setNow(clock.now()));
    return () => timer.dispose();
  }, [clock]);
  return Math.max(0, untilMs - now);
}

/** Reports a note as seen while its row is on screen. */
function useSight(id: string) {
  const sending = useStores().part(createSendingNotes);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) sending.see(id);
    });
    watch.observe(row.current!);
    return () => watch.disconnect();
  }, [sending, id]);
  return row;
}
