/** The colors of the drawing, from the logo. A picture keeps its colors in every theme. */
export const COLORS = {
  hair: '#7c5cd6',
  dress: '#a686ea',
  sleeve: '#b294ee',
  shoe: '#6a4bc4',
  skin: '#fff1f4',
  blush: '#f7a9c4',
  eye: '#3a2a6b',
  iris: '#7f63d9',
  mouth: '#d0587f',
  line: '#7a4a78',
  light: '#ffffff',
  leaf: '#74ab68',
  youngLeaf: '#8cc683',
  stem: '#5f8f57',
  shade: '#000000',
} as const;

/** A blossom of wisteria, as in the logo, hanging from 0, 0. */
export const PETAL = 'M0 -7.2C-30 -26.4 -27.6 18 0 25.2C27.6 18 30 -26.4 0 -7.2Z';

/** Where a blossom hangs. */
export interface Petal {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly angle: number;
  readonly color: string;
}

const petal = (x: number, y: number, size: number, angle: number, color: string): Petal => ({ x, y, size, angle, color });

/** The cluster that hangs beside the face; the other one is its mirror image. It gets lighter toward its end. */
export const BLOSSOMS: readonly Petal[] = [
  petal(57, 84, 0.62, 14, '#7c5cd6'),
  petal(43, 88, 0.6, 26, '#8a6ade'),
  petal(56, 102, 0.6, -4, '#8a6ade'),
  petal(40, 106, 0.6, 12, '#9878e4'),
  petal(52, 120, 0.58, -8, '#9878e4'),
  petal(37, 124, 0.56, 8, '#a686ea'),
  petal(48, 137, 0.52, -10, '#b294ee'),
  petal(36, 141, 0.5, 6, '#b294ee'),
  petal(43, 153, 0.46, -4, '#bea4f2'),
  petal(38, 166, 0.4, 2, '#c9b3f5'),
  petal(40, 177, 0.32, 0, '#ddcffa'),
];

/** The hair above the eyes. */
export const FRINGE: readonly Petal[] = [
  petal(63, 76, 0.5, 30, '#8a6ade'),
  petal(137, 76, 0.5, -30, '#8a6ade'),
  petal(75, 68, 0.56, 18, '#9878e4'),
  petal(125, 68, 0.56, -18, '#9878e4'),
  petal(91, 65, 0.6, 7, '#a686ea'),
  petal(109, 65, 0.6, -7, '#a686ea'),
];

/** The border of the dress. */
export const HEM: readonly Petal[] = [
  petal(71, 186, 0.46, 18, '#c9b3f5'),
  petal(129, 186, 0.46, -18, '#c9b3f5'),
  petal(85, 191, 0.5, 8, '#ddcffa'),
  petal(115, 191, 0.5, -8, '#ddcffa'),
  petal(100, 193, 0.52, 0, '#e6dcfc'),
];
