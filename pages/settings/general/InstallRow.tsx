import { observer } from 'mobx-react-lite';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { createInstallation } from '~/stores/start/Installation';

/** Installs the product on this device, or says how. Nothing where the browser has no way. */
export const InstallRow = observer(function InstallRow() {
  const { t } = useI18n();
  const installation = useStores().part(createInstallation);
  const { way } = installation;
  if (way === 'none') return null;
  const help = { installed: 'installed.isInstalled', offered: 'installed.why', byHand: 'installed.byHand' } as const;
  return (
    <SettingsRow label={t('installed.label')} help={t(help[way])}>
      {way === 'offered' && (
        <Button ref={keepFocus} icon="download" onClick={() => void installation.install()}>
          {t('installed.install')}
        </Button>
      )}
    </SettingsRow>
  );
});
