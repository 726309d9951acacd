import { useEffect, useState } from 'react';
import { Chooser } from '~/components/chooser/Chooser';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { fitOf } from '~/services/searchText';
import { PALETTE_GROUPS, type PaletteEntry } from '~/stores/commands/PaletteEntry';
import type manifest from './manifest';
import styles from './CommandPaletteWindow.module.css';

/** Finds commands by their names. The field keeps the focus, and the arrow keys walk through the results. */
export default function CommandPaletteWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const commands = useCommands(params);
  const found = findCommands(commands, query);
  const groups = PALETTE_GROUPS.map((group) => ({
    key: group,
    label: t(`command.group.${group}`),
    items: found.filter((one) => one.group === group),
  })).filter(({ items }) => items.length > 0);
  return (
    <Chooser
      label={t('command.search')}
      listLabel={t('shell.commands')}
      query={query}
      onQuery={(text) => {
        setQuery(text);
        setActive(0);
      }}
      groups={groups}
      keyOf={({ id }) => id}
      active={active}
      onActive={setActive}
      onPick={close}
      renderItem={({ icon, title, keys }) => (
        <>
          <Icon name={icon} />
          <span className={styles.title}>{title}</span>
          {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
        </>
      )}
    >
      <p className={styles.nothing} role="status">
        {groups.length === 0 && t('command.nothing')}
      </p>
    </Chooser>
  );
}

/** The entries that are available at once, and those that load. If loading fails, the others still work. */
function useCommands({ commands, later }: WindowProps<typeof manifest>['params']): readonly PaletteEntry[] {
  const [more, setMore] = useState<readonly PaletteEntry[]>([]);
  useEffect(() => {
    let isOpen = true;
    later.then(
      (found) => isOpen && setMore(found),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [later]);
  return [...commands, ...more];
}

/** Returns the commands that match a search, the best first. Without a search, returns all in their own order. */
function findCommands(commands: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  if (query.trim() === '') return commands.filter(({ isOnlyFound }) => !isOnlyFound);
  return commands
    .map((command) => ({ command, fit: fitOfCommand(command, query) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ command }) => command);
}

/** A match in the title has more weight than any match in the other words. */
function fitOfCommand({ title, words = '' }: PaletteEntry, query: string): number {
  const fit = fitOf(title, query);
  return fit > 0 ? fit + 100 : fitOf(`${title} ${words}`, query);
}
