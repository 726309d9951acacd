import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { MenuButton } from '~/components/ui/MenuButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { download } from '~/lib/download';
import type { Result } from '~/lib/Result';
import { randomId } from '~/lib/randomId';
import { useAccount, useServer, useStores } from '~/react/context';
import { deleteBackup, saveBackup, settingsBackups, type SettingsBackup } from '~/stores/resources/account/settingsBackups';
import { backupValues } from '~/stores/settings/backup';
import { profileSettings, profileValues } from '~/stores/settings/settingsProfile';
import type { MenuItem } from '~/stores/ui/menuItems';
import styles from './Backups.module.css';
import { useRestore } from './useRestore';

/** The longest name of a backup, in characters. */
const NAME_LENGTH = 100;

/** The backups that the account has on the server. */
export function BackupList() {
  const { t } = useI18n();
  const { settings, overlays, clock } = useStores();
  const server = useServer();
  const account = useAccount();
  const query = useQuery(settingsBackups, null);
  const { isBusy, run } = useSubmit((work: () => Promise<Result>) => work(), { onDone: () => overlays.success() });
  const restore = useRestore();
  const now = () => new Date(clock.now()).toISOString();
  const present = () => profileSettings(backupValues(settings));

  /** Asks for a name that no other backup has. */
  const askName = async (title: string, name = ''): Promise<string | undefined> => {
    const chosen = (await overlays.prompt({ title, initial: name, minLength: 1, maxLength: NAME_LENGTH }))?.trim();
    if (!chosen || chosen === name) return undefined;
    if (!(query.value ?? []).some((backup) => backup.name === chosen)) return chosen;
    await overlays.alert({ kind: 'error', text: t('settingsPreferencesBackupsPage.nameTaken') });
    return undefined;
  };
  const sure = (text: string, okLabel: string, danger = false) => overlays.confirm({ kind: 'warning', text, okLabel, danger });

  const saveNew = async () => {
    const name = await askName(t('settingsPreferencesBackupsPage.nameQuestion'));
    if (name === undefined) return;
    const about = { name, createdAt: now(), updatedAt: null, misskeyVersion: server.meta?.version ?? '', host: server.host };
    await run(() => saveBackup(account, { id: randomId(), ...about, settings: present() }));
  };
  const apply = async (backup: SettingsBackup) => {
    const { name } = backup;
    if (await sure(t('settingsPreferencesBackupsPage.applyQuestion', { name }), t('settingsPreferencesBackupsPage.apply')))
      await restore(profileValues(backup));
  };
  const rename = async (backup: SettingsBackup) => {
    const name = await askName(t('settingsPreferencesBackupsPage.nameQuestion'), backup.name);
    if (name !== undefined) await run(() => saveBackup(account, { ...backup, name }));
  };
  const overwrite = async (backup: SettingsBackup) => {
    const { name } = backup;
    if (await sure(t('settingsPreferencesBackupsPage.overwriteQuestion', { name }), t('settingsPreferencesBackupsPage.overwrite')))
      await run(() => saveBackup(account, { ...backup, updatedAt: now(), settings: present() }));
  };
  const remove = async (backup: SettingsBackup) => {
    const { id, name } = backup;
    if (await sure(t('settingsPreferencesBackupsPage.deleteQuestion', { name }), t('settingsPreferencesBackupsPage.delete'), true))
      await run(() => deleteBackup(account, id));
  };
  const save = (backup: SettingsBackup) =>
    download(JSON.stringify({ ...backup, id: undefined }, null, 2), { name: `${backup.name}.json`, type: 'application/json' });
  const menuOf = (backup: SettingsBackup): readonly MenuItem[] => [
    { text: t('settingsPreferencesBackupsPage.apply'), icon: 'check', action: () => apply(backup) },
    { text: t('settingsPreferencesBackupsPage.download'), icon: 'download', action: () => save(backup) },
    { type: 'divider' },
    { text: t('settingsPreferencesBackupsPage.rename'), icon: 'pencil', action: () => rename(backup) },
    { text: t('settingsPreferencesBackupsPage.overwrite'), icon: 'upload', action: () => overwrite(backup) },
    { text: t('settingsPreferencesBackupsPage.delete'), icon: 'trash', danger: true, action: () => remove(backup) },
  ];

  return (
    <SettingsSection title={t('settingsPreferencesBackupsPage.onServer')} help={t('settingsPreferencesBackupsPage.help')}>
      <Loadable
        query={query}
        empty={
          <div>
            <EmptyState icon="archive" text={t('settingsPreferencesBackupsPage.empty')} />
          </div>
        }
      >
        {(backups) => (
          <ul className={rowsClass} aria-busy={isBusy}>
            {backups.map((backup) => (
              <li key={backup.id} className={styles.row}>
                <div className={styles.about}>
                  <div className={styles.name}>{backup.name}</div>
                  <div className={styles.help}>
                    <RelativeTime iso={backup.updatedAt ?? backup.createdAt} />
                  </div>
                </div>
                <Button disabled={isBusy} onClick={() => void apply(backup)}>
                  {t('settingsPreferencesBackupsPage.apply')}
                </Button>
                <MenuButton
                  icon="dots"
                  label={t('settingsPreferencesBackupsPage.options', { name: backup.name })}
                  disabled={isBusy}
                  items={() => menuOf(backup)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loadable>
      <div>
        <Button variant="primary" icon="plus" busy={isBusy} onClick={() => void saveNew()}>
          {t('settingsPreferencesBackupsPage.saveNew')}
        </Button>
      </div>
    </SettingsSection>
  );
}
