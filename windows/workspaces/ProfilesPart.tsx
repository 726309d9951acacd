import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useStores } from '~/react/context';
import styles from './WorkspacesWindow.module.css';

/** The longest name of a profile, in characters. */
const NAME_LENGTH = 100;

/** The profiles: workspaces that are stored on the server under a name. */
export const ProfilesPart = observer(function ProfilesPart() {
  const { t } = useI18n();
  const { overlays, workspaceKeeper } = useStores();
  const { sync } = workspaceKeeper;
  const { isBusy, run } = useSubmit((work: () => Promise<Result>) => work());
  const saveAs = async () => {
    const name = await overlays.prompt({ title: t('workspacesWindow.saveAsQuestion'), minLength: 1, maxLength: NAME_LENGTH });
    if (name === undefined) return;
    if (sync.profiles.includes(name)) await overlays.alert({ kind: 'warning', text: t('workspacesWindow.nameTaken') });
    else await run(() => sync.saveAs(name));
  };
  const remove = async (name: string) => {
    const isSure = await overlays.confirm({ text: t('workspacesWindow.deleteQuestion', { name }), kind: 'warning', danger: true });
    if (isSure) await run(() => sync.remove(name));
  };
  const names = sync.profiles.includes(sync.profile) ? sync.profiles : [sync.profile, ...sync.profiles];
  return (
    <>
      <p className={styles.help}>{t('workspacesWindow.profilesHelp')}</p>
      <ul className={styles.list} aria-busy={isBusy}>
        {names.map((name) => (
          <li key={name} className={styles.row} aria-current={name === sync.profile || undefined}>
            <span className={styles.name}>{name}</span>
            {name === sync.profile ? (
              <span className={styles.mark}>{t('workspacesWindow.inUse')}</span>
            ) : (
              <>
                <Button disabled={isBusy} onClick={() => void run(() => workspaceKeeper.switchTo(name))}>
                  {t('workspacesWindow.use')}
                </Button>
                <IconButton
                  icon="trash"
                  label={t('workspacesWindow.delete', { name })}
                  disabled={isBusy}
                  onClick={() => void remove(name)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button busy={isBusy} onClick={() => void saveAs()}>
          {t('workspacesWindow.saveAs')}
        </Button>
      </ButtonRow>
    </>
  );
});
