import { observer } from 'mobx-react-lite';
import type { FocusEvent, ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './Foldable.module.css';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface FoldableProps {
  view: NoteView;
  /** Which part of the note it folds. */
  part: 'isUnfolded' | 'isCwUnfolded';
  children: ReactNode;
}

/** Shows the beginning of a long part of a note, and all of it on demand. */
export const Foldable = observer(function Foldable({ view, part, children }: FoldableProps) {
  const { t } = useI18n();
  const isUnfolded = view.state[part] === true;
  const toggle = () => view.update({ [part]: !isUnfolded });
  // The keyboard focus must not move to a link that is not visible.
  const handleFocus = (event: FocusEvent) => {
    if (!isUnfolded && event.target.matches(':focus-visible')) toggle();
  };
  return (
    <div className={styles.foldable} data-unfolded={isUnfolded || undefined}>
      <div className={styles.content} onFocus={handleFocus}>
        {children}
      </div>
      <button type="button" className={styles.toggle} aria-expanded={isUnfolded} onClick={toggle}>
        <span className={styles.label}>{isUnfolded ? t('note.showLess') : t('note.showMore')}</span>
      </button>
    </div>
  );
});
