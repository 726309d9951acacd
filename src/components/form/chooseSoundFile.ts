import type { WireDriveFile } from '~/api/wire';
import type { RootStore } from '~/stores/RootStore';

/** A sound of this length or more annoys when it plays often; seconds. */
const LONG_SECONDS = 2;

/** How long the browser may take to tell the length of a sound; ms. */
const PATIENCE_MS = 5_000;

/** Lets the viewer choose a sound of the drive. Asks before a long one is used. Undefined when dismissed. */
export async function chooseSoundFile(
  { overlays, i18n }: Pick<RootStore, 'overlays' | 'i18n'>,
  lengthOf: (url: string) => Promise<number> = secondsOf,
): Promise<WireDriveFile | undefined> {
  const [file] = (await overlays.open('driveFilePicker', { multiple: false, type: 'audio/*' })) ?? [];
  if (!file) return undefined;
  if (!file.type.startsWith('audio/')) {
    await overlays.alert({ kind: 'warning', text: i18n.t('form.notASound') });
    return undefined;
  }
  const isLong = (await lengthOf(file.url)) >= LONG_SECONDS;
  if (isLong && !(await overlays.confirm({ kind: 'warning', text: i18n.t('form.longSound') }))) return undefined;
  return file;
}

/** Asks the browser for the length of a sound; 0 if it cannot tell. */
async function secondsOf(url: string): Promise<number> {
  const audio = new Audio();
  audio.preload = 'metadata';
  return new Promise((resolve) => {
    const done = () => resolve(Number.isFinite(audio.duration) ? audio.duration : 0);
    audio.addEventListener('loadedmetadata', done, { once: true });
    audio.addEventListener('error', done, { once: true });
    setTimeout(done, PATIENCE_MS);
    audio.src = url;
  });
}
