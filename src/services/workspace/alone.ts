/** The parameter of an address that a window of the browser shows alone: without navigation, columns and other windows. */
export const ALONE = 'alone';
