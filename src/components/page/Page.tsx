import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePane } from '~/router/PaneContext';
import { usePaneTitle } from '~/router/usePaneTitle';
import { useI18n } from '~/i18n/useI18n';
import { Pullable } from '~/components/pull/Pullable';
import type { Refresh } from '~/components/pull/refresh';
import { useRefresh } from '~/components/pull/useRefresh';
import { IconButton } from '~/components/ui/IconButton';
import { useScrollMemory } from './useScrollMemory';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** Shown instead of the plain title, such as tabs or a user. */
  heading?: ReactNode;
  actions?: ReactNode;
  /** Set if the content scrolls by itself, such as a feed. Other content is put into a scroller. */
  scrolls?: boolean;
  /** Reloads the content when the reader pulls it down. Content that scrolls by itself handles this itself. */
  onRefresh?: Refresh;
  children: ReactNode;
}

/** The layout that all pages share: a header with title and actions above the content. */
export function Page({ title, heading, actions, scrolls = false, onRefresh, children }: PageProps) {
  usePaneTitle(title);
  return (
    <>
      <PageHeader title={title} heading={heading} actions={actions} />
      {scrolls ? <div className={styles.fill}>{children}</div> : <PageScroller onRefresh={onRefresh}>{children}</PageScroller>}
    </>
  );
}

interface PageHeaderProps extends Pick<PageProps, 'title' | 'heading' | 'actions'> {
  /** 2 if a page stands beside this one and owns the address; otherwise 1. */
  level?: 1 | 2;
}

/** The title of a page with its actions. */
export function PageHeader({ title, heading, actions, level = 1 }: PageHeaderProps) {
  const { t } = useI18n();
  const { frame, canGoBack, back, href, isBelow, actionsSlot } = usePane();
  const Heading = level === 1 ? 'h1' : 'h2';
  // Windows and columns show the title, the back button and the actions themselves.
  const isMain = frame === 'main';
  const ownActions = actionsSlot ? null : actions;
  // A page in a list has a button back to the list.
  const offersBack = canGoBack && isMain && href !== '/' && !isBelow;
  return (
    <header className={styles.header} data-part="header" data-frame={frame} data-bare={!isMain && !heading && !ownActions}>
      {offersBack && <IconButton icon="arrowLeft" label={t('page.back')} onClick={back} />}
      <div className={styles.heading}>
        <Heading className={heading || !isMain ? 'visuallyHidden' : styles.title}>{title}</Heading>
        {heading}
      </div>
      {ownActions && <div className={styles.actions}>{ownActions}</div>}
      {actionsSlot && createPortal(actions, actionsSlot)}
    </header>
  );
}

/** Scrolls its content and remembers the place. The parent is a flex column. */
export function PageScroller({ onRefresh, children }: Pick<PageProps, 'children'> & { onRefresh: Refresh | undefined }) {
  const scroller = useRef<HTMLDivElement>(null);
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
