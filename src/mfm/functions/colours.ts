/** Colours that are part of the markup itself, whatever the theme (reference/mfm.md section 4). */

/** Of text and background where none is given, or one that is no colour. */
export const DEFAULT_COLOUR = '#f00';

/** Seven stops from left to right. */
export const RAINBOW =
  'linear-gradient(to right, #e60000 0%, #e68a00 17%, #d6d600 33%, #00b300 50%, #00b3b3 67%, #2b4bff 83%, #8f00e6 100%)';

/** Of the stars of a sparkle; yellow three times as often as each of the others. */
export const SPARKS: readonly string[] = ['#FF1493', '#00FFFF', '#FFE202', '#FFE202', '#FFE202'];
