import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import { NoteThread } from '~/components/note/thread/NoteThread';
import { IconButton } from '~/components/ui/IconButton';
import { Icon } from '~/components/ui/Icon';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { Link } from '~/router/Link';
import { PaneContext, usePane, type Pane } from '~/router/PaneContext';
import { appearNoteId } from '~/services/appearNote';
import type manifest from './manifest';
import styles from './PeekWindow.module.css';
import { useBesideList } from './useBesideList';

const nothing = (): void => {};

/**
 * The thread of a note, beside the list that the reader is in. It follows the note that has the focus there. Notes inside it open in the
 * same place; everything else opens in the main pane.
 */
export default observer(function PeekWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const [trail, setTrail] = useState<readonly string[]>([params.noteId]);
  const noteId = trail.at(-1)!;
  const frame = useRef<HTMLElement>(null);
  const pane = usePeekPane(noteId, (id) => setTrail((before) => [...before, id]), close);
  useBesideList(frame, pane, (id) => setTrail([id]));
  return (
    <PaneContext value={pane}>
      <section ref={frame} className={styles.peek} aria-label={t('peekWindow.title')}>
        <header className={styles.header}>
          {trail.length > 1 ? (
            <IconButton icon="arrowLeft" label={t('page.back')} onClick={() => setTrail(trail.slice(0, -1))} />
          ) : (
            <Icon name="messages" className={styles.icon} />
          )}
          <h2 className={styles.title}>{t('peekWindow.title')}</h2>
          <OpenLink noteId={noteId} onOpen={() => close()} />
          <IconButton icon="x" label={t('core.close')} onClick={() => close()} />
        </header>
        <div key={noteId} className={styles.content} data-part="scroller" tabIndex={-1}>
          <NoteThread noteId={noteId} />
        </div>
        <Announcement noteId={noteId} />
      </section>
    </PaneContext>
  );
});

/** Leads to the page of the thread, in any of the places that a link can lead to. */
function OpenLink({ noteId, onOpen }: { noteId: string; onOpen: () => void }) {
  const { t } = useI18n();
  const around = usePane();
  const outside = useMemo<Pane>(() => ({ ...around, navigate: around.navigateMain }), [around]);
  return (
    <PaneContext value={outside}>
      <Link
        to={`/notes/${noteId}`}
        className={styles.open}
        aria-label={t('peekWindow.open')}
        data-tooltip={t('peekWindow.open')}
        onClick={onOpen}
      >
        <Icon name="arrowsDiagonal" />
      </Link>
    </PaneContext>
  );
}

/** Tells screen readers what opened, because the focus stays in the list. */
const Announcement = observer(function Announcement({ noteId }: { noteId: string }) {
  const { t } = useI18n();
  const { notes, users } = useAccount();
  const outer = notes.get(noteId);
  const note = outer && notes.get(appearNoteId(outer));
  const author = note && users.get(note.userId);
  return (
    <p className="visuallyHidden" role="status">
      {author && t('peekWindow.opened', { name: plainName(author) })}
    </p>
  );
});

/** Returns a pane in which notes open in the sheet. Other pages open in the main pane, or in a window if another account is at work. */
function usePeekPane(noteId: string, onNote: (id: string) => void, close: () => void): Pane {
  const { session, workspace } = useStores();
  const account = useAccount();
  const around = usePane();
  return useMemo<Pane>(() => {
    const leave: Pane['navigateMain'] = (to) => {
      close();
      if (account === session.current) around.navigateMain(to);
      else workspace.openWindow(to, { account: account.ref });
    };
    const navigate: Pane['navigate'] = (to) => {
      const id = /^\/notes\/([^/?#]+)$/u.exec(to)?.[1];
      if (id === undefined) leave(to);
      else onNote(id);
    };
    return { ...around, href: `/notes/${noteId}`, navigate, navigateMain: leave, setTitle: nothing, report: nothing, actionsSlot: null };
    // oxlint-disable-next-line react/exhaustive-deps -- the callbacks only set state
  }, [around, noteId, account, session, workspace]);
}
