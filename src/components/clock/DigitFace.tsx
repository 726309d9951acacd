import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useFrames } from '~/components/widget/useFrames';
import { useStores } from '~/react/context';
import styles from './DigitFace.module.css';
import { twoDigits } from './zonedTime';

interface DigitFaceProps {
  /** The text for screen readers instead of the digits. It should change at most once a minute. */
  name: string;
  /** How many characters the digits have, so that they fit. */
  length: number;
  /** In em; smaller where the widget is too narrow. */
  fontSize: number;
  /** Shown above and below the digits. */
  above?: string | undefined;
  below?: string | undefined;
  children: ReactNode;
}

/** A clock that consists of digits. */
export function DigitFace({ name, length, fontSize, above, below, children }: DigitFaceProps) {
  const style = { '--digits': length, '--digit-size': `${fontSize}em` } as CSSProperties;
  return (
    <div className={styles.face} data-part="clock" style={style}>
      <span className="visuallyHidden">{name}</span>
      <div className={styles.lines} aria-hidden>
        {above !== undefined && <p className={styles.label}>{above}</p>}
        <p className={styles.digits} dir="ltr">
          {children}
        </p>
        {below !== undefined && <p className={styles.label}>{below}</p>}
      </div>
    </div>
  );
}

/** A colon between digits. It flashes each time it mounts. */
export function Colon({ isMoving }: { isMoving: boolean }) {
  return (
    <span className={styles.colon} data-moving={isMoving || undefined}>
      :
    </span>
  );
}

/** The hundredths of the second that is shown. They are written without a render. @param second its beginning, ms since the epoch */
export function Hundredths({ second }: { second: number }) {
  const { clock } = useStores();
  const place = useRef<HTMLSpanElement>(null);
  useFrames(() => {
    // The second changes a moment later than the clock. Until then the digits wait at 99 instead of starting again.
    const passed = Math.floor((clock.now() - second) / 10);
    place.current!.textContent = twoDigits(Math.min(99, Math.max(0, passed)));
  }, place);
  return <span ref={place} className={styles.hundredths} data-part="hundredths" />;
}
