import { useCallback } from 'react';
import { mediaUrl } from '~/lib/mediaUrl';
import type { ProxyKind } from '~/services/mediaProxy';
import { useProxiedUrl } from './useProxiedUrl';

/**
 * A function that returns the address of a picture: that of our own server as it is, any other through the media proxy. It
 * returns undefined for an address that must not be loaded. Call inside an observer.
 */
export function usePictureUrl(): (url: string | null | undefined, kind: ProxyKind) => string | undefined {
  const proxied = useProxiedUrl();
  return useCallback(
    (url, kind) => {
      const address = mediaUrl(url);
      if (address === null) return undefined;
      return address.startsWith(`${location.origin}/`) ? address : proxied(address, kind);
    },
    [proxied],
  );
}
