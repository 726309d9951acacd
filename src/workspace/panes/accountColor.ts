import type { CSSProperties } from 'react';

/** The color that marks the panes of an account, as `--accountColor`. An account always has the same color. */
export function accountColor(id: string): CSSProperties {
  let hue = 7;
  for (let index = 0; index < id.length; index += 1) hue = (hue * 31 + id.charCodeAt(index)) % 360;
  return { '--accountColor': `oklch(0.65 0.17 ${hue})` } as CSSProperties;
}
