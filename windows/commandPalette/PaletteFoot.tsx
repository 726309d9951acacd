import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { keyText } from '~/services/keys';
import { useStores } from '~/react/context';
import { usePausedText } from '~/react/usePausedText';
import { switched } from '~/registry/fields';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import { rowOf, type SettingKey } from '~/stores/settings/settingsTable';
import { meaningOfEnter, switchOf } from './choose';
import styles from './CommandPaletteWindow.module.css';
import type { Palette } from './Palette';

interface PaletteFootProps {
  palette: Palette;
  /** Why something could not be looked up, in words. */
  problem: string | undefined;
}

/** What the keys do with the selected entry, and how much is found. */
export const PaletteFoot = observer(function PaletteFoot({ palette, problem }: PaletteFootProps) {
  const { t } = useI18n();
  const { current, wanted, entries, isAsking, hasFailed } = palette;
  const found = entries.filter(({ group }) => group !== 'search').length;
  const state = () => {
    if (problem !== undefined) return problem;
    if (wanted.typed === '') return '';
    if (isAsking) return t('commandPaletteWindow.searching');
    return hasFailed ? t('commandPaletteWindow.failed') : t('commandPaletteWindow.results', { n: found });
  };
  const words = state();
  return (
    <footer className={styles.foot}>
      {current && <Hints entry={current} />}
      <span className={styles.state}>{words}</span>
      <span className="visuallyHidden" role="status">
        {usePausedText(words)}
      </span>
    </footer>
  );
});

type Hint = readonly [key: string, hint: 'open' | 'window' | 'column' | 'run' | 'copy' | 'turnOn' | 'turnOff' | 'setting'];

const OPENING: readonly Hint[] = [
  ['Enter', 'open'],
  ['Shift+Enter', 'window'],
  ['Alt+Enter', 'column'],
];

/** The keys that act on an entry. */
function Hints({ entry }: { entry: PaletteEntry }) {
  const meaning = meaningOfEnter(entry);
  const name = switchOf(entry);
  if (name !== undefined) return <SwitchHints name={name} />;
  if (meaning === 'open') return <Keys hints={OPENING} />;
  return <Keys hints={[['Enter', entry.subject?.kind === 'setting' ? 'setting' : meaning === 'copy' ? 'copy' : 'run']]} />;
}

const SwitchHints = observer(function SwitchHints({ name }: { name: SettingKey }) {
  const isOn = switched(rowOf(name), useStores().settings.get(name) === true);
  return (
    <Keys
      hints={[
        ['Enter', isOn ? 'turnOff' : 'turnOn'],
        ['Shift+Enter', 'setting'],
      ]}
    />
  );
});

function Keys({ hints }: { hints: readonly Hint[] }) {
  const { t } = useI18n();
  return (
    <span className={styles.hints}>
      {hints.map(([key, hint]) => (
        <Fragment key={key}>
          <kbd className={styles.cap}>{keyText(key)}</kbd>
          <span className={styles.hint}>{t(`commandPaletteWindow.hint.${hint}`)}</span>
        </Fragment>
      ))}
    </span>
  );
}
