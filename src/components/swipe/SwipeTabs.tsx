import { useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { followSwipe } from './followSwipe';
import styles from './SwipeTabs.module.css';

/** The props of {@link SwipeTabs}. */
export interface SwipeTabsProps {
  /** The values of the tabs in their order. */
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** How far a slow finger has to move for the next tab, as a share of the width. */
const ENOUGH = 0.3;

/** A finger that is faster than this needs only {@link FAST_WAY}; px per ms and px. */
const FAST = 0.4;
const FAST_WAY = 40;

/** How much less the content follows where there is no further tab. */
const RESISTANCE = 4;

/** How far beside its place the content of the new tab comes in, as a share of the width. */
const ENTERS_AT = 0.25;

/** Lets a finger move the element that contains it to the side, which shows the tab beside the current one. */
export function SwipeTabs({ values, value, onChange }: SwipeTabsProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef({ values, value, onChange });
  useLayoutEffect(() => {
    latest.current = { values, value, onChange };
  });

  useLayoutEffect(() => {
    const content = mark.current!.parentElement!;
    const life = new AbortController();
    /** Returns the tab that a finger on this way comes to. */
    const beside = (way: number): string | undefined => {
      const { values, value } = latest.current;
      return values[values.indexOf(value) + (way < 0 === isRightToLeft(content) ? -1 : 1)];
    };
    const moveTo = (way: number): void => {
      content.style.translate = way === 0 ? '' : `${way}px`;
    };
    const listeners = {
      onMove: (way: number) => {
        content.classList.remove(styles.settling!);
        moveTo(beside(way) === undefined ? way / RESISTANCE : way);
      },
      onRelease: (way: number, speed: number) => {
        const isFast = Math.abs(way) > FAST_WAY && Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(way);
        const next = isFast || Math.abs(way) > content.clientWidth * ENOUGH ? beside(way) : undefined;
        if (next !== undefined) {
          latest.current.onChange(next);
          moveTo(-Math.sign(way) * content.clientWidth * ENTERS_AT);
          // The way back begins on the other side.
          content.getBoundingClientRect();
        }
        content.classList.add(styles.settling!);
        moveTo(0);
      },
    };
    content.classList.add(styles.swiped!);
    content.parentElement?.classList.add(styles.clips!);
    followSwipe(content, listeners, life.signal);
    return () => {
      life.abort();
      moveTo(0);
      content.classList.remove(styles.swiped!, styles.settling!);
      content.parentElement?.classList.remove(styles.clips!);
    };
  }, []);
  return <span ref={mark} hidden />;
}
