import type { CSSProperties } from 'react';
import type { Rect } from '~/services/workspace/document';

/** Where a rectangle is drawn. Physical sides, because pointers are measured by them whatever the direction of the text. */
export const boxOf = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height });
