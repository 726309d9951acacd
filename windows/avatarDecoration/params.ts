import type { WireDecoration } from '~/api/wire';

declare module '~/registry/contracts' {
  interface WindowParams {
    /**
     * Puts a decoration on the viewer's avatar, or changes one that is on it.
     * @param place its place among those that are worn; null for one that is not worn yet
     */
    avatarDecoration: { params: { readonly decoration: WireDecoration; readonly place: number | null } };
  }
}
