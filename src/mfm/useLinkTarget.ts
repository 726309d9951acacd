import { useAccount, useStores } from '~/stores/context';
import { linkTarget, type LinkTarget } from './linkTarget';

/** Where an address in a text leads, seen from the account that shows it. Call inside an observer. */
export function useLinkTarget(address: string): LinkTarget {
  const { api } = useAccount();
  const { instance } = useStores();
  return linkTarget(address, [window.location.origin, api.origin, instance.meta?.uri ?? '']);
}
