import type { WireDriveFile } from '~/api/wire';
import { useServer, useStores } from '~/react/context';

/**
 * Returns the address of an image in a list: the original, a still, or by default the thumbnail. Without a thumbnail, the
 * original loads through the media proxy, so that its server does not see the reader. Call inside an observer.
 */
export function useImageSource(file: Pick<WireDriveFile, 'url' | 'thumbnailUrl'>): string | null | undefined {
  const { settings } = useStores();
  const server = useServer();
  const original = server.mediaUrl(file.url);
  if (settings.get('loadRawImages')) return original;
  if (settings.get('disableShowingAnimatedImages')) return original && server.proxied(original, 'static');
  const thumbnail = server.mediaUrl(file.thumbnailUrl);
  return thumbnail ?? server.picture(file.url, 'image');
}
