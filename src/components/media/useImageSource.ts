import type { WireDriveFile } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useProxiedUrl } from '~/stores/instance/useProxiedUrl';
import { useStores } from '~/stores/context';

/**
 * Address of a picture in a list: the original, a still of it, or (as a rule) the thumbnail. Nobody asked for the original where
 * there is none: its server does not see the reader scroll by. Call inside an observer.
 */
export function useImageSource(file: Pick<WireDriveFile, 'url' | 'thumbnailUrl'>): string | null | undefined {
  const { settings } = useStores();
  const proxied = useProxiedUrl();
  const original = safeHttpUrl(file.url, location.origin);
  if (settings.get('loadRawImages')) return original;
  if (settings.get('disableShowingAnimatedImages')) return original && proxied(original, 'static');
  const thumbnail = safeHttpUrl(file.thumbnailUrl, location.origin);
  return thumbnail ?? (original?.startsWith(`${location.origin}/`) ? original : original && proxied(original, 'image'));
}
