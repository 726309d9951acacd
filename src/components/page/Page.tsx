import { useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePane } from '~/router/PaneContext';
import { usePaneTitle } from '~/router/usePaneTitle';
import { useI18n } from '~/i18n/useI18n';
import { Pullable } from '~/components/pull/Pullable';
import type { Refresh } from '~/components/pull/refresh';
import { useRefresh } from '~/components/pull/useRefresh';
import { SwipedContent } from '~/components/swipe/SwipeTabs';
import { IconButton } from '~/components/ui/IconButton';
import { useScrollMemory } from './useScrollMemory';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** Shown instead of the plain title, such as a user. Columns and windows show the plain title themselves. */
  heading?: ReactNode;
  /** Tabs beside the title; in a narrow pane, below it. */
  tabs?: ReactNode;
  /** Whether the title is for screen readers only, because the selected tab says the same. */
  isTitleHidden?: boolean;
  actions?: ReactNode;
  /** Set if the content scrolls by itself, such as a feed. Other content is put into a scroller. */
  scrolls?: boolean;
  /** Reloads the content when the reader pulls it down. Content that scrolls by itself handles this itself. */
  onRefresh?: Refresh;
  children: ReactNode;
}

/** The layout that all pages share: a header with title and actions above the content. */
export function Page({ scrolls = false, onRefresh, children, ...header }: PageProps) {
  usePaneTitle(header.title);
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <SwipedContent value={content}>
        <PageHeader {...header} />
      </SwipedContent>
      {scrolls ? (
        <div ref={content} className={styles.fill}>
          {children}
        </div>
      ) : (
        <PageScroller scroller={content} onRefresh={onRefresh}>
          {children}
        </PageScroller>
      )}
    </>
  );
}

interface PageHeaderProps extends Pick<PageProps, 'title' | 'heading' | 'tabs' | 'isTitleHidden' | 'actions'> {
  /** 2 if a page stands beside this one and owns the address; otherwise 1. */
  level?: 1 | 2;
}

/** The title of a page with its actions. */
export function PageHeader({ title, heading, tabs, isTitleHidden = false, actions, level = 1 }: PageHeaderProps) {
  const { t } = useI18n();
  const { frame, canGoBack, back, href, isBelow, actionsSlot } = usePane();
  const Heading = level === 1 ? 'h1' : 'h2';
  // Windows and columns show the title, the back button and the actions themselves.
  const isMain = frame === 'main';
  const ownActions = actionsSlot ? null : actions;
  // A page in a list has a button back to the list.
  const offersBack = canGoBack && isMain && href !== '/' && !isBelow;
  return (
    <header className={styles.header} data-part="header" data-frame={frame} data-bare={!isMain && !tabs && !ownActions}>
      {offersBack && <IconButton icon="arrowLeft" label={t('page.back')} onClick={back} />}
      <div className={styles.heading} data-tabbed={Boolean(tabs)}>
        {/* It takes the focus after a navigation. */}
        <Heading className={heading || !isMain || isTitleHidden ? 'visuallyHidden' : styles.title} tabIndex={-1}>
          {title}
        </Heading>
        {isMain && heading}
        {tabs}
      </div>
      {ownActions && <div className={styles.actions}>{ownActions}</div>}
      {actionsSlot && createPortal(actions, actionsSlot)}
    </header>
  );
}

interface PageScrollerProps extends Pick<PageProps, 'children'> {
  onRefresh: Refresh | undefined;
  /** Filled with the element that scrolls. */
  scroller?: RefObject<HTMLDivElement | null>;
}

/** Scrolls its content and remembers the place. The parent is a flex column. */
export function PageScroller({ onRefresh, scroller: outer, children }: PageScrollerProps) {
  const own = useRef<HTMLDivElement>(null);
  const scroller = outer ?? own;
  useScrollMemory(scroller);
  const refresh = useRefresh(onRefresh);
  return (
    <>
      <Pullable scroller={scroller} onRefresh={onRefresh && refresh} />
      <div className={styles.scroller} data-part="scroller" ref={scroller} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
