import type { CSSProperties } from 'react';

interface Colored {
  readonly color?: string | undefined;
}

/** The color comes from another server, so only a plain hex color is allowed into our styles. */
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Returns the color of a note's channel as `--channel`. */
export function channelColor({ channel }: { readonly channel?: Colored | null | undefined }): CSSProperties | undefined {
  return channel?.color !== undefined && HEX_COLOR.test(channel.color) ? ({ '--channel': channel.color } as CSSProperties) : undefined;
}
