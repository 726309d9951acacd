import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useOffered } from '~/components/staff/Offered';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { serverSettings } from '~/stores/resources/staff/serverSettings';
import { fieldsOfPage, SETTINGS_PAGES, type ServerFieldName, type ServerSettings, type SettingsPageId } from './serverFields';
import { withoutEffect } from './withoutEffect';

interface ServerSettingsFrameProps {
  page: SettingsPageId;
  tabs?: ReactNode;
  /** The content, once the settings are known. */
  children: (settings: ServerSettings, names: readonly ServerFieldName[]) => ReactNode;
}

/** A page with settings of the server: what it says while they load, fail to load, or are not there, and if the server does not use them. */
export const ServerSettingsFrame = observer(function ServerSettingsFrame({ page, tabs, children }: ServerSettingsFrameProps) {
  const { t } = useI18n();
  const query = useQuery(serverSettings, null);
  const isOffered = useOffered('admin/meta', 'admin/update-meta');
  const content = (settings: ServerSettings) => {
    const names = fieldsOfPage(page, settings);
    if (names.length === 0) return <Missing />;
    return (
      <SettingsBody>
        {withoutEffect(names, settings).length === names.length && <Notice>{t('adminPage.noEffect', { n: names.length })}</Notice>}
        {children(settings, names)}
      </SettingsBody>
    );
  };
  return (
    <Page title={t(SETTINGS_PAGES[page].title)} tabs={tabs}>
      {isOffered ? <Loadable query={query}>{content}</Loadable> : <Missing />}
    </Page>
  );
});

function Missing() {
  const { t } = useI18n();
  return <EmptyState icon="settings" text={t('adminPage.missing')} hint={t('adminPage.missingHint')} />;
}
