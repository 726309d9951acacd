/** What the address of the share page has for `kept` when nothing that another app shared could be kept. */
export const LOST = 'lost';

/** The same when its texts are in the address, and its files are missing. */
export const FILES_LOST = 'files-lost';
