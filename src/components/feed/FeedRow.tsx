import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import styles from './Feed.module.css';
import type { FeedController } from './FeedController';
import { RowBoundary } from './RowBoundary';

/** What the content of a row gets. It must contain one `article`, which takes the focus. */
export interface FeedRowProps {
  id: string;
  /** The row above, if there is one. */
  previousId: string | undefined;
}

interface FeedRowShellProps extends FeedRowProps {
  Row: ComponentType<FeedRowProps>;
  controller: FeedController;
  /** Distance from the first row; set for a row that is kept although it is out of sight. */
  apartAt: number | undefined;
}

/** The place of a row: measures it, and keeps a row that cannot be drawn from taking the list with it. */
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
