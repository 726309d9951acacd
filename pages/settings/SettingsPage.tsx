import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FindField } from '~/components/page/FindField';
import { SplitPage } from '~/components/page/SplitPage';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useChildPages } from '~/router/ChildPages';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { offeredSettings } from '~/stores/settings/sections';
import { createSettingConflicts } from '~/stores/settings/SettingConflicts';
import { findSettings } from './findSettings';
import { FoundSettings } from './FoundSettings';
import { LeaveActions } from './LeaveActions';
import { SettingsOverview } from './SettingsOverview';
import styles from './SettingsPage.module.css';

/** The list of the settings pages with a search across all of them, and the open page beside it. */
export default observer(function SettingsPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const { navigate } = usePane();
  const { list, outlet, base } = useChildPages();
  const [query, setQuery] = useState('');
  const offered = [...offeredSettings(root).values()].flat();
  const found = query.trim() === '' ? null : findSettings(query, { list, i18n, inEffect: root });
  const search = (next: string) => {
    setQuery(next);
    // What is found takes the place of the open page.
    if (outlet && next.trim() !== '') navigate(base);
  };
  return (
    <SplitPage
      title={t('settingsPage.title')}
      above={
        <div className={styles.above}>
          <ConflictNotice />
          <FindField label={t('settingForm.search')} value={query} onChange={search} />
        </div>
      }
      below={<LeaveActions />}
      shown={found?.pages}
      isStacked={found !== null}
    >
      {found ? <FoundSettings found={found} /> : <SettingsOverview offered={offered} />}
    </SplitPage>
  );
});

/** Says that two devices have changed the same setting, and leads to both values. Nothing if none have. */
const ConflictNotice = observer(function ConflictNotice() {
  const { t } = useI18n();
  const { items } = useStores().part(createSettingConflicts);
  if (items.length === 0) return null;
  return (
    <Notice>
      {t('settingsPage.conflicts', { n: items.length })} <Link to="/settings/preferences-backups">{t('settingsPage.showConflicts')}</Link>
    </Notice>
  );
});
