import { useStores } from '~/react/context';
import { linkTarget, type LinkTarget } from './linkTarget';

/** Returns where an address in a text leads. Call it inside an observer. */
export function useLinkTarget(address: string): LinkTarget {
  const { instance } = useStores();
  return linkTarget(address, instance.origins);
}
