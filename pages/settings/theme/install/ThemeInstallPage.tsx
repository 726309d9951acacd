import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CodeEditor } from '~/components/code/CodeEditor';
import { FormBody } from '~/components/form/FormBody';
import { TextFileButton } from '~/components/form/TextFileButton';
import { useForm } from '~/components/form/useForm';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import styles from '~/components/theme/themeForms.module.css';
import { useInstalledThemes } from '~/components/theme/useInstalledThemes';
import { usePreview } from '~/components/theme/usePreview';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { ParseError, type AppError } from '~/lib/AppError';
import { fail, ok } from '~/lib/Result';
import type { PageProps } from '~/registry/definePage';
import { useStores } from '~/react/context';
import { parseTheme, readTheme, themeProblems } from '~/theme/parseTheme';
import type { CompiledTheme, Theme } from '~/theme/Theme';
import { compile } from '~/theme/themeEngine';
import type manifest from './manifest';
import { themeFault, type ThemeFault } from './themeFault';

/** Installs a theme from its text, which people share as JSON5. It can be tried before. */
export default function ThemeInstallPage({ params }: PageProps<typeof manifest>) {
  const i18n = useI18n();
  const { t } = i18n;
  const installed = useInstalledThemes();
  /** What is wrong with a text. */
  const [fault, setFault] = useState<(ThemeFault & { readonly code: string }) | null>(null);
  const [tried, setTried] = useState<{ readonly name: string; readonly shown: CompiledTheme } | null>(null);
  const [added, setAdded] = useState<Theme | null>(null);
  usePreview(tried?.shown ?? null);

  const form = useForm({
    initial: { code: params.code ?? '' },
    submit: async ({ code }) => {
      const known = () => new Set(installed.list.map(({ id }) => id));
      const parsed = await parseTheme(code, known());
      if (!parsed.ok) return parsed;
      // Another device may have installed it.
      const loaded = await installed.query.load();
      if (!loaded.ok) return loaded;
      if (known().has(parsed.value.id)) return fail(new ParseError(themeProblems.installed, 'id'));
      const saved = await installed.install(parsed.value);
      return saved.ok ? ok(parsed.value) : saved;
    },
    onDone: (theme) => {
      setTried(null);
      setAdded(theme);
    },
    explain: (error) => (tell(error) ? { field: 'code', text: error.message } : undefined),
  });
  const { code } = form.values;
  const tell = (error: AppError): boolean => {
    setAdded(null);
    if (!(error instanceof ParseError)) return false;
    setFault({ ...themeFault(error, i18n), code });
    return true;
  };
  const trying = useSubmit(() => readTheme(code), {
    onDone: (read) => {
      setAdded(null);
      setFault(null);
      setTried({ name: read.name, shown: compile(read) });
    },
    onFailed: tell,
  });
  const isWrong = fault?.code === code;
  return (
    <Page title={t('settingsThemeInstallPage.title')}>
      <SettingsBody>
        <RowCard>
          <FormBody
            form={form}
            label={t('settingsThemeInstallPage.title')}
            submitLabel={t('settingsThemeInstallPage.install')}
            isIncomplete={code.trim() === ''}
          >
            <CodeEditor
              label={t('settingsThemeInstallPage.code')}
              help={isWrong ? fault.explanation : t('settingsThemeInstallPage.help')}
              lang="json5"
              value={code}
              onChange={form.field('code').onChange}
              error={isWrong ? fault.message : undefined}
            />
            <div className={styles.buttons}>
              <Button icon="eye" busy={trying.isBusy} disabled={code.trim() === ''} onClick={() => void trying.run()}>
                {t('settingsThemeInstallPage.preview')}
              </Button>
              <TextFileButton
                label={t('settingsThemeInstallPage.choose')}
                accept=".json5,.json,text/plain,application/json"
                onRead={form.field('code').onChange}
              />
              {tried && <Button onClick={() => setTried(null)}>{t('settingsThemeInstallPage.endPreview')}</Button>}
            </div>
          </FormBody>
        </RowCard>
        <div role="status" className={styles.section}>
          {tried && <Notice>{t('settingsThemeInstallPage.previewing', { name: tried.name })}</Notice>}
          {added && <Notice>{t('settingsThemeInstallPage.installed', { name: added.name })}</Notice>}
        </div>
        {added && <UseTheme theme={added} />}
      </SettingsBody>
    </Page>
  );
}

/** Uses a new theme from now on. */
const UseTheme = observer(function UseTheme({ theme: { id, base } }: { theme: Theme }) {
  const { t } = useI18n();
  const { theme } = useStores();
  if (theme.choice.ids[base] === id) return null;
  return (
    <div className={styles.buttons}>
      <Button icon="check" onClick={() => theme.selectTheme(id, base)}>
        {t(base === 'light' ? 'settingsThemeInstallPage.useForLight' : 'settingsThemeInstallPage.useForDark')}
      </Button>
    </div>
  );
});
