import type { WireDriveFile } from '~/api/wire';

/** Whether a file waits for a click before it is shown (spec section 4, sensitive media). */
export function hiddenAtStart(
  file: Pick<WireDriveFile, 'isSensitive'>,
  settings: { readonly nsfw: 'respect' | 'force' | 'ignore'; readonly savesMediaData: boolean },
): boolean {
  if (settings.nsfw === 'force' || settings.savesMediaData) return true;
  return file.isSensitive && settings.nsfw !== 'ignore';
}
