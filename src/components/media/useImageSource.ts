import type { WireDriveFile } from '~/api/wire';
import { mediaUrl } from '~/lib/mediaUrl';
import { useProxiedUrl } from '~/react/useProxiedUrl';
import { useStores } from '~/react/context';

/**
 * Returns the address of an image in a list: the original, a still, or by default the thumbnail. Without a thumbnail, the
 * original loads through the media proxy, so that its server does not see the reader. Call inside an observer.
 */
export function useImageSource(file: Pick<WireDriveFile, 'url' | 'thumbnailUrl'>): string | null | undefined {
  const { settings } = useStores();
  const proxied = useProxiedUrl();
  const original = mediaUrl(file.url);
  if (settings.get('loadRawImages')) return original;
  if (settings.get('disableShowingAnimatedImages')) return original && proxied(original, 'static');
  const thumbnail = mediaUrl(file.thumbnailUrl);
  return thumbnail ?? (original?.startsWith(`${location.origin}/`) ? original : original && proxied(original, 'image'));
}
