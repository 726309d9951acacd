import { observer } from 'mobx-react-lite';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { createSettingConflicts, type SettingConflict } from '~/stores/settings/SettingConflicts';
import { labelKeyOf } from '~/stores/settings/sections';
import { isSettingKey, type SettingKey } from '~/stores/settings/settingsTable';
import styles from './Backups.module.css';
import { settingValueText } from './settingValueText';

/** The values that were lost because two devices have changed the same setting. Nothing if there are none. */
export const ConflictList = observer(function ConflictList() {
  const { t } = useI18n();
  const { items } = useStores().part(createSettingConflicts);
  if (items.length === 0) return null;
  return (
    <SettingsSection title={t('settingsPreferencesBackupsPage.conflicts')} help={t('settingsPreferencesBackupsPage.conflictsHelp')}>
      <ul className={rowsClass}>
        {items.map((conflict) =>
          isSettingKey(conflict.name) ? (
            <ConflictRow key={`${conflict.name} ${conflict.at}`} conflict={conflict} name={conflict.name} />
          ) : null,
        )}
      </ul>
    </SettingsSection>
  );
});

function ConflictRow({ conflict, name }: { conflict: SettingConflict; name: SettingKey }) {
  const i18n = useI18n();
  const { t } = i18n;
  const conflicts = useStores().part(createSettingConflicts);
  const label = t(labelKeyOf(name));
  const [lost, kept] = [conflict.lost, conflict.kept].map((value) => settingValueText(i18n, name, value));
  return (
    <li className={styles.conflict}>
      <div className={styles.name}>{label}</div>
      <p>
        {t(conflict.isLostHere ? 'settingsPreferencesBackupsPage.lostHere' : 'settingsPreferencesBackupsPage.lostThere', {
          lost: lost!,
          kept: kept!,
        })}
      </p>
      <div className={styles.help}>
        <RelativeTime iso={new Date(conflict.at).toISOString()} />
      </div>
      <ButtonRow>
        <Button ref={keepFocus} icon="arrowBack" onClick={() => conflicts.takeBack(conflict)}>
          {t('settingsPreferencesBackupsPage.takeBack', { value: lost! })}
        </Button>
        <Button
          ref={keepFocus}
          variant="ghost"
          aria-label={t('settingsPreferencesBackupsPage.dismissLabel', { label })}
          onClick={() => conflicts.dismiss(conflict)}
        >
          {t('settingsPreferencesBackupsPage.dismiss')}
        </Button>
      </ButtonRow>
    </li>
  );
}
