import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useStores } from '~/react/context';
import { searchSettings } from '~/stores/settings/searchSettings';
import { offeredSettings } from '~/stores/settings/sections';
import { BackupButtons } from './BackupButtons';
import { SettingsSection } from './SettingsSection';
import styles from './SettingsWindow.module.css';

/** All settings by section with a search, or a single one. */
export default function SettingsWindow({ params: { name } }: WindowProps<'settings'>) {
  return name === undefined ? <AllSettings /> : <SettingsForm names={[name]} />;
}

const AllSettings = observer(function AllSettings() {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const found = isSearching ? searchSettings(query, i18n, root) : [];
  return (
    <div className={styles.window}>
      <TextField label={t('settingForm.search')} type="search" value={query} onChange={setQuery} autoComplete="off" data-autofocus />
      <p role="status" className={styles.status}>
        {isSearching && found.length === 0 && t('settingForm.nothing')}
      </p>
      {isSearching ? (
        <SettingsForm names={found} />
      ) : (
        [...offeredSettings(root)].map(([section, names]) => <SettingsSection key={section} section={section} names={names} />)
      )}
      <BackupButtons />
    </div>
  );
});
