import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import styles from './Feed.module.css';
import type { FeedController } from './FeedController';
import { RowBoundary } from './RowBoundary';

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
