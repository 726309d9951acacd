import type { WireDriveFile } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useProxiedUrl } from './useProxiedUrl';
import { useStores } from '~/stores/context';

/** Address of a picture in a list: the original, a still of it, or (as a rule) the thumbnail. Call inside an observer. */
export function useImageSource(file: Pick<WireDriveFile, 'url' | 'thumbnailUrl'>): string | null {
  const { settings } = useStores();
  const proxied = useProxiedUrl();
  const original = safeHttpUrl(file.url, location.origin);
  if (settings.get('loadRawImages')) return original;
  if (settings.get('disableShowingAnimatedImages')) return original && proxied(original, 'static');
  return safeHttpUrl(file.thumbnailUrl, location.origin) ?? original;
}
