import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useAccount, useStores } from '../context';
import { useProxiedUrl } from './useProxiedUrl';

interface Pictured {
  readonly username: string;
  /** Null for somebody of our own server. */
  readonly host: string | null;
  /** Absent where nothing but the name is known. */
  readonly avatarUrl?: string | null;
}

/** Address of somebody's picture: a still of it where the settings ask for that. Call inside an observer. */
export function useAvatarSource({ username, host, avatarUrl }: Pictured): string | undefined {
  const { api } = useAccount();
  const still = useStill();
  const url = safeHttpUrl(avatarUrl, api.origin) ?? `${api.origin}/avatar/@${username}${host === null ? '' : `@${host}`}`;
  return still ? still(url) : url;
}

/** How to get a picture of somebody that does not move, or null where moving ones are welcome. Call inside an observer. */
export function useStill(): ((url: string) => string | undefined) | null {
  const { settings } = useStores();
  const proxied = useProxiedUrl();
  if (!settings.get('disableShowingAnimatedImages') && !settings.get('dataSaver').avatar) return null;
  return (url) => proxied(url, 'static');
}
