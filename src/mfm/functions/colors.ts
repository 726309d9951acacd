/** Colors that are part of the markup itself, whatever the theme. */

/** The color of text and background when none is given, or an invalid one. */
export const DEFAULT_COLOR = '#f00';

/** The seven stops of a rainbow, from left to right. */
export const RAINBOW =
  'linear-gradient(to right, #e60000 0%, #e68a00 17%, #d6d600 33%, #00b300 50%, #00b3b3 67%, #2b4bff 83%, #8f00e6 100%)';

/** The colors of sparkle stars. Yellow is three times as frequent as each of the others. */
export const SPARKS: readonly string[] = ['#FF1493', '#00FFFF', '#FFE202', '#FFE202', '#FFE202'];
