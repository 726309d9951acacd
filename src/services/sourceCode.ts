/** The project whose software most servers of this network run. */
export const MISSKEY_SOURCE = 'https://github.com/misskey-dev/misskey';

/** Whether an address of source code is that of the software as the project publishes it. */
export const isUnmodified = (url: string): boolean => /^https:\/\/github\.com\/misskey-dev\/misskey(?:\/|\.git)?$/.test(url);
