import { observer } from 'mobx-react-lite';
import { itemTexts } from '~/components/form/itemTexts';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { switched } from '~/registry/fields';
import { labelKeyOf } from '~/stores/settings/sections';
import { rowOf, type SettingKey } from '~/stores/settings/settingsTable';
import styles from './CommandPaletteWindow.module.css';

/** The value of a setting: a switch, or a few words. Nothing for values that no word names. */
export const SettingState = observer(function SettingState({ name }: { name: SettingKey }) {
  const i18n = useI18n();
  const { settings } = useStores();
  const value: unknown = settings.get(name);
  if (typeof value === 'boolean') {
    const isOn = switched(rowOf(name), value);
    return (
      <span className={styles.switch} data-on={isOn || undefined}>
        <span className="visuallyHidden">{i18n.t(isOn ? 'commandPaletteWindow.on' : 'commandPaletteWindow.off')}</span>
      </span>
    );
  }
  const isChosen = rowOf(name).kind === 'select' && typeof value === 'string';
  const words = isChosen ? itemTexts(i18n, labelKeyOf(name))(value) : typeof value === 'number' ? i18n.number(value) : null;
  return words === null ? null : <span className={styles.value}>{words}</span>;
});
