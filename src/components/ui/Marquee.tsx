import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useStores } from '~/react/context';
import styles from './Marquee.module.css';

/** The length of text that passes within `durationSec`, in px. */
const PASSING_PX = 3_000;

interface MarqueeItem {
  readonly key: string;
  /** The color of the mark before it. */
  readonly color?: string | null;
}

interface MarqueeProps<T extends MarqueeItem> {
  /** Must be the same object while they are the same items. */
  items: readonly T[];
  /** How long 3,000 px of text take to pass; seconds. */
  durationSec: number;
  /** Whether the text moves toward its end. */
  isReversed: boolean;
  /** Whether it rests for now. */
  isPaused?: boolean;
  className?: string | undefined;
  children: (item: T) => ReactNode;
}

/**
 * Items that pass in one line, without an end. They rest under the pointer and while one of them has the focus. For people who
 * want less motion, they are a list that scrolls sideways.
 */
export const Marquee = observer(function Marquee<T extends MarqueeItem>({
  items,
  durationSec,
  isReversed,
  isPaused = false,
  className = '',
  children,
}: MarqueeProps<T>) {
  const { settings } = useStores();
  const [width, setWidth] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The width that passes in one turn: the text, or the whole window if that is wider.
  useLayoutEffect(() => setWidth(Math.max(list.current!.scrollWidth, frame.current!.clientWidth)), [items]);
  const isMoving = settings.get('animation') && width > 0;
  const style = { '--dur-marquee': `${(durationSec * width) / PASSING_PX}s` } as CSSProperties;
  const row = (isCopy: boolean) => (
    <ul ref={isCopy ? undefined : list} className={styles.items} aria-hidden={isCopy || undefined} inert={isCopy}>
      {items.map((item) => (
        <li key={item.key} className={styles.item} style={item.color ? { borderInlineStartColor: item.color } : undefined}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={frame} className={`${styles.window} ${className}`}>
      <div
        className={styles.belt}
        data-moving={isMoving || undefined}
        data-reverse={isReversed || undefined}
        data-paused={isPaused || undefined}
        style={style}
      >
        {row(false)}
        {/* A second copy follows the first one, so that the text passes without a gap. */}
        {isMoving && row(true)}
      </div>
    </div>
  );
}) as <T extends MarqueeItem>(props: MarqueeProps<T>) => ReactNode;
