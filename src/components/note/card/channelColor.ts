import type { CSSProperties } from 'react';
import type { Note } from '~/services/records';

/** The color comes from another server, so only a plain hex color is allowed into our styles. */
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Returns the color of a note's channel as `--channel`. */
export function channelColor({ channel }: Pick<Note, 'channel'>): CSSProperties | undefined {
  return channel && HEX_COLOR.test(channel.color) ? ({ '--channel': channel.color } as CSSProperties) : undefined;
}
