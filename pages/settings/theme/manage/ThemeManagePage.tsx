import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadFailure } from '~/components/async/LoadFailure';
import { CodeEditor } from '~/components/code/CodeEditor';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import styles from '~/components/theme/themeForms.module.css';
import { ThemeDeck } from '~/components/theme/ThemeDeck';
import { useInstalledThemes } from '~/components/theme/useInstalledThemes';
import { Button } from '~/components/ui/Button';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { Link } from '~/router/Link';
import type { InstalledThemes } from '~/stores/themes/InstalledThemes';
import { builtInThemes } from '~/theme/builtInThemes';
import type { Theme } from '~/theme/Theme';
import page from './ThemeManagePage.module.css';

/** Shows the text of installed and built-in themes, and removes installed ones. */
export default observer(function ThemeManagePage() {
  const { t } = useI18n();
  const installed = useInstalledThemes();
  const { query, list } = installed;
  const [id, setId] = useState<string | null>(null);
  const all = [...list, ...builtInThemes];
  const shown = all.find((theme) => theme.id === id) ?? all[0]!;
  const items = [
    ...list.map(({ id: value, name }) => ({ value, label: t('settingsThemeManagePage.installed', { name }) })),
    ...builtInThemes.map(({ id: value, name }) => ({ value, label: t('settingsThemeManagePage.builtIn', { name }) })),
  ];
  return (
    <Page title={t('settingsThemeManagePage.title')}>
      <SettingsBody>
        {query.error && <LoadFailure error={query.error} onRetry={() => void query.reload()} />}
        <RowCard>
          <Select label={t('settingsThemeManagePage.theme')} value={shown.id} items={items} onChange={setId} />
          <ThemeDetails theme={shown} installed={installed} isInstalled={list.includes(shown)} />
        </RowCard>
      </SettingsBody>
    </Page>
  );
});

/** Fields of a theme from outside may be anything. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface ThemeDetailsProps {
  theme: Theme;
  installed: InstalledThemes;
  isInstalled: boolean;
}

function ThemeDetails({ theme, installed, isInstalled }: ThemeDetailsProps) {
  const { t } = useI18n();
  const { overlays, theme: themes } = useStores();
  const code = JSON.stringify(theme, null, 2);
  const restoring = useSubmit((gone: Theme) => installed.install(gone));
  const removing = useSubmit(() => {
    const schemes = (['light', 'dark'] as const).filter((scheme) => themes.choice.ids[scheme] === theme.id);
    const undo = async () => {
      await restoring.run(theme);
      for (const scheme of schemes) themes.selectTheme(theme.id, scheme);
    };
    const offerUndo = () =>
      overlays.toast({
        text: t('settingsThemeManagePage.removed', { name: theme.name }),
        action: { label: t('settingsThemeManagePage.undo'), run: () => void undo() },
      });
    return installed.uninstall(theme.id).then((result) => {
      if (result.ok) offerUndo();
      return result;
    });
  });
  return (
    <>
      <div>
        <div className={page.swatch}>
          <ThemeDeck theme={theme} />
        </div>
      </div>
      <TextField label={t('settingsThemeManagePage.author')} value={textOf(theme.author)} readOnly onChange={() => undefined} />
      {textOf(theme.desc) !== '' && (
        <TextField label={t('settingsThemeManagePage.description')} value={textOf(theme.desc)} readOnly onChange={() => undefined} />
      )}
      <CodeEditor label={t('settingsThemeManagePage.code')} lang="json5" value={code} />
      <div className={styles.buttons}>
        <Button icon="copy" onClick={() => void overlays.copy(code)}>
          {t('settingsThemeManagePage.copy')}
        </Button>
        <Button icon="download" onClick={() => download(code, { name: `${theme.name}.json5`, type: 'application/json5' })}>
          {t('settingsThemeManagePage.save')}
        </Button>
        <Link to={`/settings/theme/edit?from=${encodeURIComponent(theme.id)}`}>
          {t(isInstalled ? 'settingsThemeManagePage.edit' : 'settingsThemeManagePage.makeOwn')}
        </Link>
        {isInstalled && (
          <Button variant="danger" icon="trash" busy={removing.isBusy} onClick={() => void removing.run()}>
            {t('settingsThemeManagePage.uninstall')}
          </Button>
        )}
      </div>
    </>
  );
}
