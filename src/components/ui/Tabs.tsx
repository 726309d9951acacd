import { use, useEffect, useRef, type KeyboardEvent } from 'react';
import { SwipedContent, SwipeTabs } from '~/components/swipe/SwipeTabs';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { Icon, type IconName } from './Icon';
import { useScrollEdges } from './useScrollEdges';
import styles from './Tabs.module.css';

/** One tab. */
export interface TabItem<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
  /** Says that there is something new behind it; a dot on the tab. */
  readonly mark?: string | undefined;
}

export interface TabsProps<T extends string> {
  /** The accessible name of the tab list. */
  label: string;
  value: T;
  items: readonly TabItem<T>[];
  onChange: (value: T) => void;
}

/**
 * A row of tabs with one Tab stop. Arrows, Home and End move the focus; Enter or a click selects, because a tab's content often
 * has to load first (the ARIA tabs pattern with manual activation). A finger that moves the content below to the side selects as well.
 */
export function Tabs<T extends string>({ label, value, items, onChange }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list, items.length);
  const content = use(SwipedContent);
  // oxlint-disable-next-line react/exhaustive-deps -- another value selects another tab
  useEffect(() => showSelected(list.current!), [value]);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With modifiers, the arrow keys do other things.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.indexOf(event.target as HTMLElement);
    const target = tabFor(event.key, at, tabs.length, isRightToLeft(event.currentTarget));
    if (target === null) return;
    event.preventDefault();
    tabs[target]?.focus();
  };
  return (
    <div ref={list} role="tablist" tabIndex={-1} className={styles.tabs} aria-label={label} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          data-value={item.value}
          onClick={() => onChange(item.value)}
        >
          {item.icon && <Icon name={item.icon} />}
          <span className={styles.label}>{item.label}</span>
          {item.mark !== undefined && <span className={styles.mark} role="img" aria-label={item.mark} />}
        </button>
      ))}
      {content && <SwipeTabs content={content} items={items} value={value} onChange={(next) => onChange(next as T)} />}
    </div>
  );
}

/** How much of its neighbors shows beside the selected tab, in px: as far as a strip fades. */
const BESIDE_PX = 24;

/** Scrolls a row that is too narrow for its tabs. `scrollIntoView` would scroll the elements around it as well. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (tab) list.scrollLeft += Math.max(0, tab.right + BESIDE_PX - row.right) - Math.max(0, row.left - tab.left + BESIDE_PX);
}

function tabFor(key: string, at: number, count: number, isMirrored: boolean): number | null {
  const [previous, next] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case previous:
      return (at - 1 + count) % count;
    case next:
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
