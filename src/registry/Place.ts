import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { PageNav, PageRequirement } from './definePage';

/** A page with an entry in the navigation or a go-to letter, as `src/generated/places.ts` lists them. */
export interface Place {
  readonly id: string;
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly requires?: PageRequirement;
  /** Its address for signed-in viewers, with `:username` for their own name; absent if they have none. */
  readonly to?: string | undefined;
  /** Its address for visitors; absent if they have none. */
  readonly visitorsTo?: string | undefined;
  readonly nav?: Omit<PageNav, 'order'> & { readonly key: string };
}
