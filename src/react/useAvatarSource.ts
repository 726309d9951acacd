import { mentionText } from '~/lib/mentionText';
import { useServer, useStores } from './context';

interface Pictured {
  readonly username: string;
  /** null for a user of our own server. */
  readonly host: string | null;
  /** Absent when only the name is known. */
  readonly avatarUrl?: string | null;
}

/** Address of a user's avatar, a still image if the settings ask for that. Call inside an observer. */
export function useAvatarSource({ username, host, avatarUrl }: Pictured): string | undefined {
  const server = useServer();
  const still = useStill();
  const url = server.mediaUrl(avatarUrl) ?? `${server.origin}/avatar/${mentionText({ username, host })}`;
  return still ? still(url) : url;
}

/**
 * A function that returns a still version of an image, or null when animations are allowed. Call inside an observer.
 */
export function useStill(): ((url: string) => string | undefined) | null {
  const { settings } = useStores();
  const server = useServer();
  if (!settings.get('disableShowingAnimatedImages') && !settings.get('dataSaver').avatar) return null;
  return (url) => server.proxied(url, 'static');
}
