import { useServer } from '~/react/context';
import { linkTarget, type LinkTarget } from './linkTarget';

/** Returns where an address in a text leads. Call it inside an observer. */
export function useLinkTarget(address: string): LinkTarget {
  const server = useServer();
  return linkTarget(address, server.origins);
}
