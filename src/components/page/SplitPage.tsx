import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useChildPages, type ListedPage } from '~/router/ChildPages';
import { isAt } from '~/router/isAt';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { usePaneTitle } from '~/router/usePaneTitle';
import { PageHeader } from './Page';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  title: string;
  /** Above the list, such as a search. */
  above?: ReactNode;
  /** Below the list, such as actions. */
  below?: ReactNode;
  /** The pages that the list shows, by id; all by default. */
  shown?: ReadonlySet<string>;
  /** The pages at which something new waits, by id. */
  marked?: ReadonlySet<string>;
  /** Whether a narrow pane shows `children` instead of the list. Otherwise it leaves them out. */
  isStacked?: boolean;
  /** Shown beside the list in a wide pane while no page of the list is open. */
  children?: ReactNode;
}

/** A page that lists the pages in its folder. The open page stands beside the list, or replaces it in a narrow pane. */
export function SplitPage({ title, above, below, shown, marked, isStacked = false, children }: SplitPageProps) {
  const { list: all, outlet, base } = useChildPages();
  const list = shown ? all.filter(({ id }) => shown.has(id)) : all;
  const isOpen = Boolean(outlet);
  const root = useFocusOnReturn(isOpen);
  return (
    <div className={styles.split} data-open={isOpen} data-stacked={isStacked} ref={root}>
      {!isOpen && <PaneTitle title={title} />}
      <div className={styles.side}>
        <PageHeader title={title} level={isOpen ? 2 : 1} />
        {above && <div className={styles.above}>{above}</div>}
        <div className={styles.list} data-part="scroller">
          <nav aria-label={title}>
            {groupsOf(list).map((group) => (
              <PageGroup key={group[0]!.id} pages={group} marked={marked} level={isOpen ? 3 : 2} />
            ))}
          </nav>
          {below}
        </div>
      </div>
      {isOpen ? (
        <div className={styles.page}>
          <Return to={base} title={title} />
          <div className={styles.outlet}>{outlet}</div>
        </div>
      ) : (
        children && <div className={styles.page}>{children}</div>
      )}
    </div>
  );
}

/** Leads a narrow pane back to where the reader came from, which may be another page than the list. Without one, to the list. */
function Return({ to, title }: { to: string; title: string }) {
  const { t } = useI18n();
  const { frame, canGoBack, back } = usePane();
  if (frame !== 'main' || !canGoBack) {
    return (
      <Link to={to} className={styles.back}>
        <Icon name="arrowLeft" />
        {title}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.back} onClick={back}>
      <Icon name="arrowLeft" />
      {t('page.back')}
    </button>
  );
}

/** @param props.level of its heading: one below that of the list */
function PageGroup({ pages, marked, level }: Pick<SplitPageProps, 'marked'> & { pages: readonly ListedPage[]; level: 2 | 3 }) {
  const { t } = useI18n();
  const { href } = usePane();
  const { group } = pages[0]!;
  const Heading = `h${level}` as const;
  return (
    <>
      {group && <Heading className={styles.group}>{t(group)}</Heading>}
      <ul className={styles.links}>
        {pages.map(({ id, to, icon, title }) => (
          <li key={id}>
            <Link to={to} className={styles.link} aria-current={isAt(href, to) ? 'page' : undefined}>
              <Icon name={icon} />
              {t(title)}
              {marked?.has(id) && <span className={styles.mark} role="img" aria-label={t('shell.something')} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sets the title of the pane while this page owns the address. */
function PaneTitle({ title }: { title: string }) {
  usePaneTitle(title);
  return null;
}

/** Adjacent entries of the list with the same heading. */
function groupsOf(list: readonly ListedPage[]): readonly (readonly ListedPage[])[] {
  const groups: ListedPage[][] = [];
  for (const page of list) {
    const last = groups.at(-1);
    if (last && last[0]!.group === page.group) last.push(page);
    else groups.push([page]);
  }
  return groups;
}

/** Focuses the link of the page that was closed, because its focus would be lost. */
function useFocusOnReturn(isOpen: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);
  useLayoutEffect(() => {
    const link = (selector: string) => root.current?.querySelector<HTMLAnchorElement>(`nav a${selector}`);
    if (isOpen) left.current = link('[aria-current]')?.getAttribute('href') ?? null;
    else if (left.current !== null && document.activeElement === document.body) link(`[href="${CSS.escape(left.current)}"]`)?.focus();
  });
  return root;
}
