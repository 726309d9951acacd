import type { DeckPlan, PlannedColumn } from '~/services/workspace/deckPlan';
import { COLUMN_WIDTH, MAIN_WIDTH } from '~/services/workspace/deck';
import { MAIN_PANE } from '~/services/workspace/document';
import type { PictureColumn } from './pictureParts';

/** The colors of columns, by the first part of their address. */
const HUES: readonly (readonly [RegExp, PictureColumn['hue']])[] = [
  [/^\/my\/notifications/, 'mention'],
  [/^\/timeline\?src=local/, 'renote'],
  [/^\/(?:timeline\?src=global|explore|about|channels)/, 'link'],
  [/^\/(?:my\/|timeline\/)/, 'success'],
];

/** A plan as it is drawn. */
export const pictureOf = ({ columns }: DeckPlan): readonly PictureColumn[] => columns.map(drawn);

function drawn({ panes, join, width }: PlannedColumn): PictureColumn {
  const { href, density, onlyFiles } = panes[0]!;
  return {
    share: width ?? (href === MAIN_PANE ? MAIN_WIDTH : COLUMN_WIDTH),
    kind: href.startsWith('/dashboard')
      ? 'dashboard'
      : onlyFiles || href.startsWith('/my/drive')
        ? 'pictures'
        : density === 'line'
          ? 'lines'
          : 'notes',
    hue: HUES.find(([pattern]) => pattern.test(href))?.[1] ?? 'accent',
    ...(join === 'stack' && { panes: panes.length }),
  };
}
