import type { WireMeta } from '~/api/wire';
import type { I18n, MessageKey } from '~/i18n/I18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { MenuItem } from '~/stores/ui/menuItems';

/** Documents in which a server explains itself, as items of a menu. */
export function documentItems(meta: WireMeta | null, { t }: Pick<I18n, 't'>): readonly MenuItem[] {
  const links: readonly (readonly [url: string | null | undefined, text: MessageKey])[] = [
    [meta?.impressumUrl, 'navigation.impressum'],
    [meta?.tosUrl, 'navigation.tos'],
    [meta?.privacyPolicyUrl, 'navigation.privacy'],
  ];
  return links.flatMap(([url, text]): readonly MenuItem[] => {
    const href = safeHttpUrl(url);
    return href === null ? [] : [{ type: 'a', href, target: '_blank', text: t(text), icon: 'externalLink' }];
  });
}

/** The pages and documents about a server and its client, as a menu for visitors. */
export function visitorMenu(meta: WireMeta, i18n: Pick<I18n, 't'>): readonly MenuItem[] {
  const { t } = i18n;
  return [
    { type: 'link', to: '/about', icon: 'infoCircle', text: t('navigation.about') },
    { type: 'link', to: '/about#emojis', icon: 'moodSmile', text: t('navigation.customEmojis') },
    { type: 'link', to: '/about#federation', icon: 'planet', text: t('navigation.federation') },
    { type: 'divider' },
    ...documentItems(meta, i18n),
    { type: 'divider' },
    { type: 'link', to: '/about-misskey', icon: 'whirl', text: t('navigation.aboutSoftware') },
  ];
}
