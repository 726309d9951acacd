import type { WireDriveFile } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useStores } from '~/react/context';
import { useProxiedUrl } from '~/react/useProxiedUrl';

/**
 * Returns the address of a picture that fills a widget: the original, a still of it where animations are off, or the thumbnail to
 * save data. Call inside an observer.
 */
export function useSlideSource({ url, thumbnailUrl }: Pick<WireDriveFile, 'url' | 'thumbnailUrl'>): string | undefined {
  const { settings } = useStores();
  const proxied = useProxiedUrl();
  const original = safeHttpUrl(url, location.origin) ?? undefined;
  if (original !== undefined && settings.get('disableShowingAnimatedImages')) return proxied(original, 'static');
  const thumbnail = settings.get('dataSaver').media ? safeHttpUrl(thumbnailUrl, location.origin) : null;
  return thumbnail ?? original;
}
