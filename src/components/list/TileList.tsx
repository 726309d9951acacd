import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Collection } from '~/stores/resources/Collection';
import { LoadMore } from './LoadMore';
import type { TileShape } from './tileGeometry';
import styles from './TileList.module.css';
import { useFreshList } from './useFreshList';
import { useTileFocus } from './useTileFocus';
import { useTileRows } from './useTileRows';

interface TileListProps<T extends { readonly id: string }> {
  list: Collection<T>;
  /** The accessible name. */
  label: string;
  shape: TileShape;
  /** The text of the button that loads the next batch. */
  moreLabel?: string;
  /** Whether the next batch loads when the end comes near, if the viewer allows that. */
  isAutomatic?: boolean;
  /** Whether the list is complete, even if it does not know that. */
  isWhole?: boolean;
  /**
   * Returns the accessible name of a tile, and makes the list a feed: each tile is an article that takes the focus itself. In
   * other lists, the element that takes the focus has the attribute `data-tile`.
   */
  articleName?: (item: T) => string;
  /** Called when Shift with a key moves the focus from one tile to another. Without it, Shift does not move the focus. */
  onExtend?: (from: string, to: string) => void;
  /** Renders a tile. Observables that it reads render the whole list again, so read them in a component inside. */
  children: (item: T) => ReactNode;
}

/**
 * A list of any length, in rows of tiles. Only visible rows are rendered; the list scrolls with the page around it. The arrow
 * keys, Home and End move between tiles; in a feed, Page Up and Page Down do, too.
 */
export const TileList = observer(function TileList<T extends { readonly id: string }>(props: TileListProps<T>) {
  const { list, label, shape, moreLabel, isAutomatic = false, isWhole = false, articleName, onExtend, children } = props;
  const { items, ids } = list;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { index: heldTile, setLayout, ...handlers } = useTileFocus(element, ids, onExtend);
  const { columns, rows, height, attachRow, reveal } = useTileRows(element, items.length, shape, heldTile);
  useLayoutEffect(() => setLayout({ columns, reveal }));
  useFreshList(element, list);
  const size = list.hasMore && !isWhole ? -1 : items.length;
  const { isEven = false } = shape;

  const tile = (item: T, index: number): ReactNode => {
    const place = { 'data-tile-id': item.id, 'aria-posinset': index + 1, 'aria-setsize': size, className: styles.tile };
    if (!articleName) {
      return (
        <div key={item.id} role="listitem" {...place}>
          {children(item)}
        </div>
      );
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
      <article key={item.id} tabIndex={0} data-tile aria-label={articleName(item)} {...place}>
        {children(item)}
      </article>
    );
  };
  const style = { '--columns': columns, '--tile-gap': `${shape.gap}px`, blockSize: height } as CSSProperties;
  return (
    <>
      <div
        ref={setElement}
        role={articleName ? 'feed' : 'list'}
        aria-label={label}
        aria-busy={list.isLoadingMore}
        className={styles.list}
        style={style}
        {...handlers}
      >
        {rows.map(({ index: row, offset }, place) => (
          <div
            key={row}
            ref={place === 0 || !isEven ? attachRow : null}
            role="none"
            // All rows have the same height here, that of row 0.
            data-index={isEven ? 0 : row}
            className={styles.row}
            style={{ insetBlockStart: offset }}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => tile(item, row * columns + column))}
          </div>
        ))}
      </div>
      {!isWhole && <LoadMore list={list} label={moreLabel} isAutomatic={isAutomatic} />}
    </>
  );
});
