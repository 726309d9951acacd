import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import type { TimelineView } from '~/stores/timelines/TimelineView';
import styles from './NewNotesPill.module.css';

interface NewNotesPillProps {
  view: TimelineView;
  /** The name of the list, if others are beside it. */
  listName: string | undefined;
  /** @param byKeyboard whether the focus should move too */
  onShow: (byKeyboard: boolean) => void;
}

/** The shortest time between two announcements for screen readers, in ms. */
const ANNOUNCE_MS = 5_000;

/**
 * Shows the number of new notes that are held back above the reader; pressing it shows them. It stands in the header of the pane, where
 * it covers nothing, or over the notes if there is no header.
 */
export const NewNotesPill = observer(function NewNotesPill({ view, listName, onShow }: NewNotesPillProps) {
  const { t } = useI18n();
  const { newsSlot } = usePane();
  const { newCount } = view;
  const announced = useThrottled(newCount, ANNOUNCE_MS);
  const said = t('timeline.newNotes', { n: announced });
  const pill = newCount > 0 && (
    <button
      type="button"
      className={styles.pill}
      aria-label={newsSlot ? t('timeline.newNotes', { n: newCount }) : undefined}
      data-part="new-notes"
      data-in-header={newsSlot !== null || undefined}
      onClick={(event) => onShow(event.detail === 0)}
    >
      {newsSlot && <Authors view={view} />}
      <Icon name="arrowUp" />
      {t(newsSlot ? 'timeline.new' : 'timeline.newNotes', { n: newCount })}
    </button>
  );
  return (
    <>
      <output className="visuallyHidden">
        {announced > 0 && (listName === undefined ? said : t('timeline.newNotesIn', { list: listName, notes: said }))}
      </output>
      {newsSlot ? createPortal(pill, newsSlot) : pill}
    </>
  );
});

/** How many authors of new notes are shown. */
const FACES = 3;

/** The authors of the newest notes that are held back. */
const Authors = observer(function Authors({ view }: { view: TimelineView }) {
  const { notes, users } = useAccount();
  const ids = new Set(view.held.flatMap((id) => notes.get(id)?.userId ?? []));
  const authors = [...ids].slice(0, FACES).flatMap((id) => users.get(id) ?? []);
  return (
    <span className={styles.authors} aria-hidden="true">
      {authors.map((user) => (
        <Avatar key={user.id} user={user} size={20} link={false} />
      ))}
    </span>
  );
});

/** Follows a value, but changes at most once per period; zero applies at once. */
function useThrottled(value: number, periodMs: number): number {
  const [shown, setShown] = useState(0);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (value === shown) return undefined;
    const waitMs = value === 0 ? 0 : Math.max(0, shownAt.current + periodMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(value);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [value, shown, periodMs]);
  return shown;
}
