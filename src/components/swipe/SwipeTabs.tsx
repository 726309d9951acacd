import { observer } from 'mobx-react-lite';
import { createContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { useStores } from '~/react/context';
import { followSwipe } from './followSwipe';
import styles from './SwipeTabs.module.css';

/** The element below the tabs of a page, which a finger moves. Tabs without it, such as those inside the content, are only pressed. */
export const SwipedContent = createContext<RefObject<HTMLElement | null> | null>(null);

interface SwipeTabsProps {
  content: RefObject<HTMLElement | null>;
  /** The tabs in their order. */
  items: readonly { readonly value: string; readonly label: string }[];
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

/** Lets a finger move the content of tabs to the side, which shows the tab beside the current one. Only where the reader wants it. */
export const SwipeTabs = observer(function SwipeTabs(props: SwipeTabsProps) {
  const { settings } = useStores();
  return settings.get('enableHorizontalSwipe') && navigator.maxTouchPoints > 0 && <SwipeListener {...props} />;
});

function SwipeListener({ content: ref, items, value, onChange }: SwipeTabsProps) {
  const latest = useRef({ items, value, onChange });
  useLayoutEffect(() => {
    latest.current = { items, value, onChange };
  });
  // Another tab may have another element.
  const [content, setContent] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- a ref tells nobody when it changes; the same element changes nothing
  useEffect(() => setContent(ref.current));

  useEffect(() => {
    if (!content) return undefined;
    const life = new AbortController();
    const around = content.parentElement;
    /** Returns the tab that a finger on this way comes to. */
    const beside = (way: number) => {
      const { items, value } = latest.current;
      return items[items.findIndex((item) => item.value === value) + (isForward(way) ? 1 : -1)];
    };
    const isForward = (way: number): boolean => way < 0 !== isRightToLeft(content);
    /** Names the tab that comes where its content will be. */
    const name = (way: number): void => {
      if (!around) return;
      around.dataset.coming = way === 0 ? '' : (beside(way)?.label ?? '');
      around.dataset.comingFrom = isForward(way) ? 'end' : 'start';
    };
    const moveTo = (way: number): void => {
      content.style.translate = way === 0 ? '' : `${way}px`;
    };
    const listeners = {
      onMove: (way: number) => {
        content.classList.remove(styles.settling!);
        moveTo(beside(way) === undefined ? way / RESISTANCE : way);
        name(way);
      },
      onRelease: (way: number, speed: number) => {
        const isFast = Math.abs(way) > FAST_WAY && Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(way);
        const next = isFast || Math.abs(way) > content.clientWidth * ENOUGH ? beside(way) : undefined;
        name(0);
        if (next !== undefined) {
          latest.current.onChange(next.value);
          moveTo(-Math.sign(way) * content.clientWidth * ENTERS_AT);
          // The way back begins on the other side.
          content.getBoundingClientRect();
        }
        content.classList.add(styles.settling!);
        moveTo(0);
      },
    };
    content.classList.add(styles.swiped!);
    around?.classList.add(styles.clips!);
    followSwipe(content, listeners, life.signal);
    return () => {
      life.abort();
      moveTo(0);
      name(0);
      content.classList.remove(styles.swiped!, styles.settling!);
      around?.classList.remove(styles.clips!);
    };
  }, [content]);
  return null;
}
