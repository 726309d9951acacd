import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { PageScroller } from '~/components/page/Page';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import type { ListedPage } from '~/router/ChildPages';
import { Link } from '~/router/Link';
import { serverSettings } from '~/stores/resources/staff/serverSettings';
import { helpOf, labelOf } from './serverSettings/fieldTexts';
import { hasField, SETTINGS_PAGES, type ServerFieldName, type SettingsPageId } from './serverSettings/serverFields';

interface FoundInAdminProps {
  /** The pages whose own name fits. */
  named: readonly ListedPage[];
  fields: ReadonlyMap<SettingsPageId, readonly ServerFieldName[]>;
}

/** What a search finds: pages, and settings of the server below their page. A link to a setting leads to its control. */
export const FoundInAdmin = observer(function FoundInAdmin({ named, fields }: FoundInAdminProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { value: settings } = useQuery(serverSettings, null);
  const shown = [...fields]
    .map(([page, names]) => ({ page, names: settings === undefined ? names : names.filter((name) => hasField(settings, name)) }))
    .filter(({ names }) => names.length > 0);
  return (
    <PageScroller onRefresh={undefined}>
      <SettingsBody>
        <div role="status">
          <SettingsText>{t('adminPage.found', { n: named.length + shown.flatMap(({ names }) => names).length })}</SettingsText>
        </div>
        {named.length > 0 && (
          <RowCard>
            {named.map(({ id, to, icon, title }) => (
              <SettingsLink key={id} to={to} icon={icon} label={t(title)} />
            ))}
          </RowCard>
        )}
        {shown.map(({ page, names }) => (
          <SettingsSection key={page} title={<Link to={SETTINGS_PAGES[page].to}>{t(SETTINGS_PAGES[page].title)}</Link>}>
            {names.map((name) => (
              <SettingsLink key={name} to={`${SETTINGS_PAGES[page].to}#${name}`} label={labelOf(name, i18n)} help={helpOf(name, i18n)} />
            ))}
          </SettingsSection>
        ))}
      </SettingsBody>
    </PageScroller>
  );
});
