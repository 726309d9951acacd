import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { PageScroller } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import type { Found } from './findSettings';

/** The controls that a search has found, under the page to which they belong. */
export function FoundSettings({ found: { pages, settings, named } }: { found: Found }) {
  const { t } = useI18n();
  const count = [...settings.values()].flat().length;
  return (
    <PageScroller onRefresh={undefined}>
      <SettingsBody>
        <div role="status">
          <SettingsText>
            {count === 0 && pages.size === 0 ? t('settingForm.nothing') : t('settingsPage.found', { settings: count, pages: pages.size })}
          </SettingsText>
        </div>
        {named.length > 0 && (
          <RowCard>
            {named.map(({ id, to, icon, title }) => (
              <SettingsLink key={id} to={to} icon={icon} label={t(title)} />
            ))}
          </RowCard>
        )}
        {[...settings].map(([{ id, to, title }, names]) => (
          <SettingsSection key={id} title={<Link to={to}>{t(title)}</Link>}>
            <SettingRows names={names} />
          </SettingsSection>
        ))}
      </SettingsBody>
    </PageScroller>
  );
}
