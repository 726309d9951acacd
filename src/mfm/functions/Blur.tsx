import { createContext, use, useState, type MouseEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { FnProps } from './args';
import styles from './effects.module.css';

/** Whether an enclosing blur exists: text that is blurred twice would have to be revealed twice. */
const BlurContext = createContext(false);

/**
 * Blurred text that hovering or a press reveals, and the next press hides. A button for keyboards and screen readers does
 * the same. Screen readers can read the text at any time: only its picture is blurred.
 */
export function Blur({ children }: FnProps) {
  const isBlurred = use(BlurContext);
  const [isOpen, setOpen] = useState(false);
  if (isBlurred) return children;
  const toggle = () => setOpen(!isOpen);
  const press = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    event.stopPropagation();
    toggle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside serves keyboards
    <span className={styles.blur} data-fn="blur" data-open={isOpen || undefined} onClick={press}>
      <BlurToggle isOpen={isOpen} onToggle={toggle} />
      <span className={styles.blurred}>
        <BlurContext value={true}>{children}</BlurContext>
      </span>
    </span>
  );
}

interface BlurToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Reveals and hides a blurred text, for keyboards and screen readers. */
function BlurToggle({ isOpen, onToggle }: BlurToggleProps) {
  const { t } = useI18n();
  const press = (event: MouseEvent) => {
    // The blurred text may be the label of a link.
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return <button type="button" className="visuallyHidden" aria-label={t('markup.showBlurred')} aria-pressed={isOpen} onClick={press} />;
}
