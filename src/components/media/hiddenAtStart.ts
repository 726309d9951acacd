import type { WireDriveFile } from '~/api/wire';

/**
 * Returns whether a file is hidden until a click: sensitive files by setting, all files with the data saver or "force".
 */
export function hiddenAtStart(
  file: Pick<WireDriveFile, 'isSensitive'>,
  settings: { readonly nsfw: 'respect' | 'force' | 'ignore'; readonly savesMediaData: boolean },
): boolean {
  if (settings.nsfw === 'force' || settings.savesMediaData) return true;
  return file.isSensitive && settings.nsfw !== 'ignore';
}
