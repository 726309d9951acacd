import type { WireManagedDecoration } from '~/api/wire';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Creates a decoration for null, or changes or deletes the given one. */
    decorationForm: { params: { readonly decoration: WireManagedDecoration | null } };
  }
}
