import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FieldInput } from '~/components/form/FieldInput';
import { itemTexts } from '~/components/form/itemTexts';
import { Button } from '~/components/ui/Button';
import { FieldLayout } from '~/components/ui/FieldLayout';
import { IconButton } from '~/components/ui/IconButton';
import { Notice } from '~/components/ui/Notice';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { labelKeyOf } from '~/stores/settings/sections';
import { rowOf, type SettingKey, type SettingsValue } from '~/stores/settings/settingsTable';
import { isChanged } from './isChanged';
import { settingDrawings } from './settingDrawings';
import { PictureChoice } from './PictureChoice';
import styles from './SettingsForm.module.css';

/** Settings on a card. Changes apply at once. */
export function SettingsForm({ names }: { names: readonly SettingKey[] }) {
  return (
    <RowCard>
      <SettingRows names={names} />
    </RowCard>
  );
}

/** Settings as rows of the card around them. */
export function SettingRows({ names }: { names: readonly SettingKey[] }) {
  return names.map((name) => <SettingRow key={name} name={name} />);
}

/**
 * One setting: its control, a button that resets it, and a note if a change needs a reload. A setting of the account can have a value
 * of its own on this device.
 */
const SettingRow = observer(function SettingRow({ name }: { name: SettingKey }) {
  const i18n = useI18n();
  const { settings, session } = useStores();
  const [isTouched, setTouched] = useState(false);
  const key = labelKeyOf(name);
  const label = i18n.t(key);
  const help = `${key}.help`;
  const isOwn = settings.isOwn(name);
  const isOfAccount = rowOf(name).scope === 'account' && session.current.me !== null && session.current.can.sync;
  const reset = () => {
    settings.reset(name);
    setTouched(true);
  };
  const aside = (isChanged(settings, name) || isOfAccount) && (
    <>
      {isChanged(settings, name) && (
        <IconButton ref={keepFocus} icon="refresh" label={i18n.t('settingForm.reset', { label })} onClick={reset} />
      )}
      {isOfAccount && (
        <IconButton
          icon="deviceDesktop"
          label={i18n.t('settingForm.own', { label })}
          pressed={isOwn}
          onClick={() => settings.setOwn(name, !isOwn)}
        />
      )}
    </>
  );
  const field = {
    label,
    help: i18n.has(help) ? i18n.t(help) : undefined,
    itemText: itemTexts(i18n, key),
    value: settings.get(name),
    onChange: (next: unknown) => {
      settings.set(name, next as SettingsValue<typeof name>);
      setTouched(true);
    },
  };
  const row = rowOf(name);
  const Drawing = settingDrawings[name];
  return (
    // Takes the focus of a button that goes away.
    <div className={styles.setting} tabIndex={-1} data-flush>
      <FieldLayout value={{ kind: 'row', aside }}>
        {Drawing && row.kind === 'select' ? (
          <PictureChoice field={row} Drawing={Drawing} {...field} />
        ) : (
          <FieldInput field={row} {...field} />
        )}
      </FieldLayout>
      {isOwn && (
        <p className={styles.note} data-aside>
          {i18n.t('settingForm.isOwn')}
        </p>
      )}
      {isTouched && row.applies === 'reload' && (
        <div className={styles.note} data-aside>
          <Notice>
            {i18n.t('settingForm.needsReload')} <Button onClick={() => location.reload()}>{i18n.t('shell.reload')}</Button>
          </Notice>
        </div>
      )}
    </div>
  );
});
