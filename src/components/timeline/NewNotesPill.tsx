import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
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

/** Shows the number of new notes that are held back above the reader; pressing it shows them. */
export const NewNotesPill = observer(function NewNotesPill({ view, listName, onShow }: NewNotesPillProps) {
  const { t } = useI18n();
  const { newCount } = view;
  const announced = useThrottled(newCount, ANNOUNCE_MS);
  const said = t('timeline.newNotes', { n: announced });
  return (
    <>
      <output className="visuallyHidden">
        {announced > 0 && (listName === undefined ? said : t('timeline.newNotesIn', { list: listName, notes: said }))}
      </output>
      {newCount > 0 && (
        <button type="button" className={styles.pill} data-part="new-notes" onClick={(event) => onShow(event.detail === 0)}>
          <Icon name="arrowUp" />
          {t('timeline.newNotes', { n: newCount })}
        </button>
      )}
    </>
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
