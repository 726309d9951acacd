import type { CSSProperties } from 'react';
import type { Note } from '~/services/records';

/** Anything but a plain hex colour from elsewhere is not let into our styles. */
const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour of a note's channel as `--channel`. */
export function channelColour({ channel }: Pick<Note, 'channel'>): CSSProperties | undefined {
  return channel && HEX_COLOUR.test(channel.color) ? ({ '--channel': channel.color } as CSSProperties) : undefined;
}
