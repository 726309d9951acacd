import { createContext, use, useState, type MouseEvent } from 'react';
import { later } from '~/stores/late/later';
import type { FnProps } from './args';
import styles from './effects.module.css';

/** Whether the text is in a blur already: what is blurred twice would have to be opened twice. */
const BlurContext = createContext(false);

/**
 * Unreadable until somebody points at it or presses it, and again after the next press. A button that only keyboards and
 * screen readers find does the same; to the latter the text is there to be read at any time, as it is a picture that is
 * blurred and not the words.
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside is for keyboards
    <span className={styles.blur} data-fn="blur" data-open={isOpen || undefined} onClick={press}>
      <BlurToggle isOpen={isOpen} onToggle={toggle} />
      <span className={styles.blurred}>
        <BlurContext value={true}>{children}</BlurContext>
      </span>
    </span>
  );
}

const BlurToggle = later(async ({ i18n }) => {
  const [{ BlurToggle: Toggle }] = await Promise.all([import('./BlurToggle'), i18n.bring(['markup'])]);
  return Toggle;
});
