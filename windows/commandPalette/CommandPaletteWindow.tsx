import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { PALETTE_GROUPS, type PaletteEntry } from '~/stores/commands/PaletteEntry';
import styles from './CommandPaletteWindow.module.css';
import { findCommands } from './findCommands';

/** Finds commands by their names. The field keeps the focus, and the arrow keys walk through the results. */
export default function CommandPaletteWindow({ params, close }: WindowProps<'commandPalette'>) {
  const { t } = useI18n();
  const ids = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const commands = useCommands(params);
  const groups = PALETTE_GROUPS.map((group) => ({
    group,
    commands: findCommands(commands, query).filter((one) => one.group === group),
  })).filter((one) => one.commands.length > 0);
  const found = groups.flatMap((one) => one.commands);
  const current = Math.min(active, found.length - 1);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((current + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (found[current]) close(found[current]);
    }
  };
  return (
    <div className={styles.palette}>
      <input
        className={styles.search}
        type="search"
        role="combobox"
        aria-label={t('command.search')}
        aria-expanded="true"
        aria-controls={`${ids}list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? ids + current : undefined}
        placeholder={t('command.search')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is a field to type into
        autoFocus
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.list} id={`${ids}list`} role="listbox" aria-label={t('shell.commands')}>
        {groups.map(({ group, commands: members }) => (
          <div key={group} role="group" aria-label={t(`command.group.${group}`)}>
            <p className={styles.group} aria-hidden="true">
              {t(`command.group.${group}`)}
            </p>
            {members.map((command) => (
              <Option
                key={command.id}
                id={ids + found.indexOf(command)}
                command={command}
                isActive={found[current] === command}
                onPick={() => close(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {found.length === 0 && t('command.nothing')}
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  command: PaletteEntry;
  isActive: boolean;
  onPick: () => void;
}

function Option({ id, command, isActive, onPick }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the arrows of the field reach every option; a pointer presses it
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon name={command.icon} />
      <span className={styles.title}>{command.title}</span>
      {command.keys !== undefined && <kbd className={styles.keys}>{command.keys}</kbd>}
    </div>
  );
}

/** The choices that are there at once, and those that load. If loading fails, the others can still be used. */
function useCommands({ commands, later }: WindowProps<'commandPalette'>['params']): readonly PaletteEntry[] {
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
