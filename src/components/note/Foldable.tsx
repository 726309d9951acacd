import type { FocusEvent, ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './Foldable.module.css';

interface FoldableProps {
  isUnfolded: boolean;
  onChange: (isUnfolded: boolean) => void;
  children: ReactNode;
}

/** Shows the beginning of something long, and all of it on demand. */
export function Foldable({ isUnfolded, onChange, children }: FoldableProps) {
  const { t } = useI18n();
  // Whoever walks on with the keyboard must not end up on a link that cannot be seen.
  const handleFocus = (event: FocusEvent) => {
    if (!isUnfolded && event.target.matches(':focus-visible')) onChange(true);
  };
  return (
    <div className={styles.foldable} data-unfolded={isUnfolded || undefined}>
      <div className={styles.content} onFocus={handleFocus}>
        {children}
      </div>
      <button type="button" className={styles.toggle} aria-expanded={isUnfolded} onClick={() => onChange(!isUnfolded)}>
        <span className={styles.label}>{isUnfolded ? t('note.showLess') : t('note.showMore')}</span>
      </button>
    </div>
  );
}
