import { memo, useLayoutEffect, useRef, type ComponentType, Component, type ReactNode } from 'react';
import styles from './Feed.module.css';
import type { FeedController } from './FeedController';
import { useI18n } from '~/i18n/useI18n';

/** The props of a row's content. It must contain one `article`, which receives the focus. */
export interface FeedRowProps {
  id: string;
  /** The id of the row above, if there is one. */
  previousId: string | undefined;
}

interface FeedRowShellProps extends FeedRowProps {
  Row: ComponentType<FeedRowProps>;
  controller: FeedController;
  /** The distance from the first row in px, for a row that stays mounted out of view. */
  apartAt: number | undefined;
}

/** The frame of a row: measures it, and stops an error in it from breaking the list. */
export const FeedRow = memo(function FeedRow({ id, previousId, Row, controller, apartAt }: FeedRowShellProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = controller.attachRow(id, place.current!);
    return () => row.dispose();
  }, [controller, id]);
  return (
    <div
      ref={place}
      className={styles.row}
      data-row={id}
      data-apart={apartAt !== undefined || undefined}
      style={apartAt === undefined ? undefined : { insetBlockStart: apartAt }}
    >
      <RowBoundary>
        <Row id={id} previousId={previousId} />
      </RowBoundary>
    </div>
  );
});

interface RowBoundaryProps {
  children: ReactNode;
}

/** Shows an error line instead of a row that cannot be rendered: one malformed note must not break the list. */
class RowBoundary extends Component<RowBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenRow /> : this.props.children;
  }
}

function BrokenRow() {
  const { t } = useI18n();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
    <article className={styles.broken} tabIndex={0}>
      {t('timeline.brokenRow')}
    </article>
  );
}
