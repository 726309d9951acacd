import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { ColorInput } from '~/components/form/ColorInput';
import { FieldGroup } from '~/components/form/FieldGroup';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import styles from '~/components/theme/themeForms.module.css';
import { usePreview } from '~/components/theme/usePreview';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { randomId } from '~/lib/randomId';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import { createInstalledThemes } from '~/stores/themes/InstalledThemes';
import type { Theme } from '~/theme/Theme';
import { ContrastList } from './ContrastList';
import { compileDraft, draftOf, EDITED, hexOf, type Changes, type EditedColor } from './themeDraft';
import form from './ThemeForm.module.css';

/** The values of the form. */
interface Draft {
  readonly name: string;
  readonly startId: string;
  readonly changes: Changes;
}

interface ThemeFormProps {
  /** The themes to begin with. */
  all: readonly Theme[];
  start: Theme;
  /** Whether somebody asked for this theme, so that it is shown before anything changes. */
  isAsked: boolean;
}

/** The fields of a theme. The whole screen shows it while it changes. */
export const ThemeForm = observer(function ThemeForm({ all, start, isAsked }: ThemeFormProps) {
  const { t } = useI18n();
  const root = useStores();
  const { navigate } = usePane();
  const installed = root.part(createInstalledThemes);
  const isOwn = installed.list.some(({ id }) => id === start.id);
  const fields = useForm<Draft, Theme>({
    initial: {
      name: isOwn ? start.name : t('settingsThemeEditPage.ownName', { name: start.name }),
      startId: start.id,
      changes: {},
    },
    check: ({ name }) => ({ name: name.trim() === '' ? t('settingsThemeEditPage.nameMissing') : undefined }),
    submit: async ({ name, startId, changes }) => {
      const { me } = root.session.current;
      const draft = draftOf(themeOf(startId), changes);
      const made: Theme = {
        ...draft,
        id: isOwn ? start.id : randomId(),
        name: name.trim(),
        ...(!isOwn && { author: `@${me?.username ?? ''}@${root.session.current.server.host}` }),
      };
      const saved = await installed.install(made);
      return saved.ok ? ok(made) : saved;
    },
    onDone: (made) => {
      root.theme.selectTheme(made.id, made.base);
      root.overlays.toast({ text: t('settingsThemeEditPage.saved', { name: made.name }), kind: 'success' });
      navigate('/settings/theme');
    },
  });
  const { startId, changes } = fields.values;
  const themeOf = (id: string) => all.find((theme) => theme.id === id) ?? start;
  const origin = themeOf(startId);
  const draft = useMemo(() => draftOf(origin, changes), [origin, changes]);
  // While somebody drags in a color field, the screen follows as fast as it can.
  const shown = useDeferredValue(draft);
  const compiled = useMemo(() => compileDraft(shown), [shown]);
  usePreview(isAsked || fields.isChanged ? compiled : null);
  const items = all.map(({ id, name, base }) => ({
    value: id,
    label: t(base === 'light' ? 'settingsThemeEditPage.lightOne' : 'settingsThemeEditPage.darkOne', { name }),
  }));
  const change = (name: EditedColor, color: string) => fields.set({ changes: { ...changes, [name]: color } });
  return (
    <FormBody form={fields} label={t('settingsThemeEditPage.title')} submitLabel={t('settingsThemeEditPage.save')}>
      <p className={styles.hint}>{t('settingsThemeEditPage.help')}</p>
      <TextField label={t('settingsThemeEditPage.name')} maxLength={100} {...fields.field('name')} />
      <Select
        label={t('settingsThemeEditPage.start')}
        help={t('settingsThemeEditPage.startHelp')}
        value={startId}
        items={items}
        onChange={fields.field('startId').onChange}
      />
      <FieldGroup label={t('settingsThemeEditPage.colors')} room="whole">
        <div className={form.colors}>
          {EDITED.map((name) => (
            <ColorInput
              key={name}
              field={{ kind: 'color', default: '' }}
              label={t(`settingsThemeEditPage.color.${name}`)}
              itemText={String}
              value={changes[name] ?? hexOf(compiled, name)}
              onChange={(color) => change(name, color)}
            />
          ))}
        </div>
      </FieldGroup>
      <ContrastList theme={shown} />
    </FormBody>
  );
});
