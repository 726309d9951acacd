import type { OwnArea } from '~/i18n/I18n';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { IconsByParam, PageComponent, PageListing, PageRequirement, PageRoute, Preload } from './definePage';

/**
 * A page in the index for the first scripts: its addresses, and where its code is. Generated from its folder
 * (`src/generated/pageIndex.ts`), so that the first scripts do not contain the manifest.
 */
export interface PageEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly iconBy?: IconsByParam;
  readonly requires?: PageRequirement;
  readonly routes: readonly PageRoute[];
  readonly needsOnlyStartTexts?: true;
  readonly neededOffline?: true;
  readonly hasField?: true;
  /** The texts of its folder. */
  readonly texts?: OwnArea;
  readonly load: () => Promise<{ default: PageComponent }>;
  readonly preload?: () => Promise<{ default: Preload }>;
  /** The child pages. They load together with the component. */
  readonly children?: () => Promise<{ default: readonly ChildEntry[] }>;
}

/** A child page. */
export interface ChildEntry extends PageEntry {
  readonly title: MessageKey;
  /** Its entry in the list of its parent page, which links to `to`. */
  readonly listing?: PageListing & { readonly to: string };
}
