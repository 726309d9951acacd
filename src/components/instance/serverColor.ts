/** Colors come from other servers; only plain hex colors reach our styles. */
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The color of a server, if it has one that may be used. */
export const serverColor = (themeColor: string | null | undefined): string | undefined =>
  themeColor && HEX_COLOR.test(themeColor) ? themeColor : undefined;
