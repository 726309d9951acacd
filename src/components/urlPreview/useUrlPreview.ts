import { useEffect } from 'react';
import { useStores } from '~/react/context';
import { createUrlPreviews, type UrlPreviewState } from '~/stores/urlPreviews/UrlPreviewStore';

/**
 * Returns the preview of a page, fetched while the calling component shows it. Call inside an observer.
 * @param url http(s)
 */
export function useUrlPreview(url: string): UrlPreviewState {
  const { part } = useStores();
  const previews = part(createUrlPreviews);
  useEffect(() => {
    const held = previews.hold(url);
    return () => held.dispose();
  }, [previews, url]);
  return previews.get(url);
}
