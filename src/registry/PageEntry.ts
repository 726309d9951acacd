import type { FeatureArea } from '~/i18n/I18n';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { PageComponent, PageListing, PageRequirement, PageRoute, Preload } from './definePage';

/**
 * A page as the first scripts know it: its addresses and where its code is. Generated from its folder
 * (`src/generated/pageIndex.ts`), so that the manifests themselves are no part of the start.
 */
export interface PageEntry {
  readonly id: string;
  readonly requires?: PageRequirement;
  readonly routes: readonly PageRoute[];
  /** Areas of texts that the component needs beside those of the start. */
  readonly texts?: readonly FeatureArea[];
  readonly load: () => Promise<{ default: PageComponent }>;
  readonly preload?: () => Promise<{ default: Preload }>;
  /** The pages below this one. They are fetched together with its component. */
  readonly children?: () => Promise<{ default: readonly ChildEntry[] }>;
}

/** A page below another one. */
export interface ChildEntry extends PageEntry {
  readonly title: MessageKey;
  readonly icon: IconName;
  /** Its entry in the list of the page above it, which leads to `to`. */
  readonly listing?: PageListing & { readonly to: string };
}
