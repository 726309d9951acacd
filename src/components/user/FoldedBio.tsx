import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import styles from './FoldedBio.module.css';

/** Longer texts are folded; px. */
const FOLDED = 200;

/** The text of a profile. Of a long one, it shows the beginning, and all of it on demand. */
export function FoldedBio({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const measure = () => setIsLong(element.scrollHeight > FOLDED);
    measure();
    // Pictures in the text change its height.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // The keyboard focus must not move to a link that is not visible.
  const handleFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setUnfolded(true);
  };
  return (
    <>
      <div className={styles.clip} data-folded={(isLong && !isUnfolded) || undefined} onFocus={handleFocus}>
        <div ref={content}>{children}</div>
      </div>
      {isLong && (
        <Button variant="ghost" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {t(isUnfolded ? 'profile.showLessBio' : 'profile.showMoreBio')}
        </Button>
      )}
    </>
  );
}
