import type { CSSProperties } from 'react';
import type { Rect } from '~/services/workspace/document';

/** The style that draws a rectangle in px. It uses physical sides, because pointers are measured by them in every text direction. */
export const boxOf = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height });
