import type { IconName } from '~/components/ui/Icon';

/** An entry that the navigation may show. */
export interface NavMenuChoice {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes the setting `menu` at once. */
    navMenu: { params: { readonly choices: readonly NavMenuChoice[] } };
  }
}
