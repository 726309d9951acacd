import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { keyText } from '~/services/keys';
import type { KeyCommand, ShortcutList } from '~/stores/commands/ShortcutList';
import { CommandKeys } from './CommandKeys';
import { findKeys } from './findKeys';
import { keySections, type KeyRow, type KeySection } from './keySections';
import styles from './Shortcuts.module.css';

/** All keys, by where they work, with a search. Most of them can be changed. */
export const Shortcuts = observer(function Shortcuts({ list }: { list: ShortcutList }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [query, setQuery] = useState('');
  const changes = settings.get('keyBindings');
  const sections = findKeys(keySections(list, changes), query, { t, changes });
  return (
    <div className={styles.shortcuts}>
      <div className={styles.tools}>
        <TextField label={t('shortcut.find')} type="search" value={query} onChange={setQuery} autoComplete="off" />
        {Object.keys(changes).length > 0 && (
          <Button icon="arrowBack" onClick={() => settings.reset('keyBindings')}>
            {t('shortcut.reset')}
          </Button>
        )}
      </div>
      {sections.map((section) => (
        <Section key={section.title} section={section} commands={list.commands} />
      ))}
      {sections.length === 0 && <EmptyState icon="search" text={t('shortcut.none', { query: query.trim() })} />}
    </div>
  );
});

function Section({ section: { title, rows }, commands }: { section: KeySection; commands: readonly KeyCommand[] }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(title)}
      </h2>
      <dl className={styles.keys}>
        {rows.map((row) => (
          <Row key={row.text} row={row} commands={commands} />
        ))}
      </dl>
    </section>
  );
}

function Row({ row, commands }: { row: KeyRow; commands: readonly KeyCommand[] }) {
  const { t } = useI18n();
  const name = t(row.text);
  return (
    <div className={styles.row}>
      <dt className={'isNext' in row && row.isNext ? styles.next : undefined}>{name}</dt>
      <dd className={styles.key}>
        {'command' in row ? (
          <CommandKeys command={row.command} name={name} commands={commands} />
        ) : (
          row.keys.map((key) => (
            <kbd key={key} className={styles.cap}>
              {keyText(key)}
            </kbd>
          ))
        )}
      </dd>
    </div>
  );
}
