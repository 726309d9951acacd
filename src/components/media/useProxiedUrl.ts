import { useCallback } from 'react';
import { proxied, type ProxyKind } from '~/services/mediaProxy';
import { useStores } from '~/stores/context';

/** Sends pictures through the instance's media proxy; gives the address itself before the instance is known. Call inside an observer. */
export function useProxiedUrl(): (url: string, kind: ProxyKind) => string {
  const { instance } = useStores();
  const proxy = instance.meta?.mediaProxy ?? `${location.origin}/proxy`;
  return useCallback((url, kind) => proxied(url, kind, proxy) ?? url, [proxy]);
}
