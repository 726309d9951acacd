import { useCallback } from 'react';
import { upstreamOf } from '~/lib/mediaUrl';
import { proxied, type ProxyKind } from '~/services/mediaProxy';
import { useServer } from './context';

/**
 * A function that sends images through the media proxy; it returns undefined for an address that must not be loaded.
 * Call inside an observer.
 */
export function useProxiedUrl(): (url: string, kind: ProxyKind) => string | undefined {
  const server = useServer();
  const proxy = server.meta?.mediaProxy;
  return useCallback((url, kind) => proxied(url, kind, proxy, location.origin, upstreamOf(document)) ?? undefined, [proxy]);
}
