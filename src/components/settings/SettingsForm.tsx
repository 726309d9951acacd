import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FieldInput } from '~/components/form/FieldInput';
import { itemTexts } from '~/components/form/itemTexts';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { canonicalJson } from '~/lib/canonicalJson';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { labelKeyOf } from '~/stores/settings/sections';
import { defaultSetting, rowOf, type SettingKey, type SettingsValue } from '~/stores/settings/settingsTable';
import styles from './SettingsForm.module.css';

/** Fields for settings. Changes apply at once. */
export function SettingsForm({ names }: { names: readonly SettingKey[] }) {
  return (
    <div className={styles.form}>
      {names.map((name) => (
        <SettingField key={name} name={name} />
      ))}
    </div>
  );
}

/**
 * One setting: its control, a button that resets it, and a note if a change needs a reload. A setting of the account can have a value
 * of its own on this device.
 */
const SettingField = observer(function SettingField({ name }: { name: SettingKey }) {
  const i18n = useI18n();
  const { settings, session } = useStores();
  const [isChanged, setChanged] = useState(false);
  const key = labelKeyOf(name);
  const label = i18n.t(key);
  const help = `${key}.help`;
  const value = settings.get(name);
  const isOwn = settings.isOwn(name);
  const change = (next: unknown) => {
    settings.set(name, next as SettingsValue<typeof name>);
    setChanged(true);
  };
  const reset = () => {
    settings.reset(name);
    setChanged(true);
  };
  return (
    // Takes the focus of a button that goes away.
    <div className={styles.setting} tabIndex={-1}>
      <div className={styles.field} data-kind={rowOf(name).kind}>
        <FieldInput
          field={rowOf(name)}
          label={label}
          help={i18n.has(help) ? i18n.t(help) : undefined}
          itemText={itemTexts(i18n, key)}
          value={value}
          onChange={change}
        />
        {canonicalJson(value) !== canonicalJson(defaultSetting(name)) && (
          <IconButton
            ref={keepFocus}
            icon="refresh"
            label={i18n.t('settingForm.reset', { label })}
            onClick={reset}
            className={styles.resetOne}
          />
        )}
        {rowOf(name).scope === 'account' && session.current.me && (
          <IconButton
            icon="deviceDesktop"
            label={i18n.t('settingForm.own', { label })}
            pressed={isOwn}
            onClick={() => settings.setOwn(name, !isOwn)}
            className={styles.ownOne}
          />
        )}
      </div>
      {isOwn && <p className={styles.own}>{i18n.t('settingForm.isOwn')}</p>}
      {isChanged && rowOf(name).applies === 'reload' && (
        <Notice>
          {i18n.t('settingForm.needsReload')} <Button onClick={() => location.reload()}>{i18n.t('shell.reload')}</Button>
        </Notice>
      )}
    </div>
  );
});
