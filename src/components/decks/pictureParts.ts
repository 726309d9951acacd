/** A column in a picture of a layout. */
export interface PictureColumn {
  /** How wide it is, compared with the others. */
  readonly share: number;
  readonly kind: 'notes' | 'pictures' | 'lines' | 'dashboard';
  /** The color of the kind of its source. */
  readonly hue: 'accent' | 'renote' | 'mention' | 'link' | 'success';
  /** How many panes are below each other. */
  readonly panes?: number;
}

/** The lengths of lines, as shares of the room for them. */
export const NARROW_LINES: readonly number[] = [0.6, 0.44, 0.68, 0.52, 0.7, 0.4, 0.62, 0.5, 0.66, 0.46, 0.58, 0.64, 0.42, 0.6, 0.5];

/** How the drawn widgets share their width. */
export const DASHBOARD_PARTS = { small: 0.36, wide: 0.64 } as const;
