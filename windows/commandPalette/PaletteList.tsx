import { useId, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { PaletteEntry, PaletteGroupName } from '~/stores/commands/PaletteEntry';
import styles from './CommandPaletteWindow.module.css';
import type { ShownGroup } from './groups';
import { optionId } from './optionId';
import { PaletteRow } from './PaletteRow';

interface PaletteListProps {
  id: string;
  groups: readonly ShownGroup[];
  selected: string | undefined;
  /** The searched words, which are marked. */
  words: string;
  onPick: (entry: PaletteEntry, event: MouseEvent) => void;
  /** The pointer has moved onto an entry. */
  onPoint: (entry: PaletteEntry) => void;
}

/** The groups that the palette has always had; the others are its own. */
const COMMAND_GROUPS = ['note', 'actions', 'columns', 'pages', 'windows', 'accounts', 'settings'] as const;
type CommandGroup = (typeof COMMAND_GROUPS)[number];

const isCommandGroup = (name: PaletteGroupName): name is CommandGroup => COMMAND_GROUPS.some((one) => one === name);

/** What the palette has found. */
export function PaletteList({ id, groups, selected, words, onPick, onPoint }: PaletteListProps) {
  const { t } = useI18n();
  const headings = useId();
  const list = useStillSelection(selected);
  const nameOf = (name: PaletteGroupName): string =>
    isCommandGroup(name) ? t(`command.group.${name}`) : t(`commandPaletteWindow.group.${name}`);
  return (
    <div ref={list} className={styles.list} id={id} role="listbox" aria-label={t('shell.commands')}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={headings + name} className={styles.group}>
          <p className={name === 'search' ? 'visuallyHidden' : styles.heading} id={headings + name} aria-hidden>
            {nameOf(name)}
          </p>
          {entries.map((entry) => (
            <PaletteRow
              key={entry.id}
              id={optionId(id, entry.id)}
              entry={entry}
              words={words}
              isActive={entry.id === selected}
              onPick={(event) => onPick(entry, event)}
              onPoint={() => onPoint(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where a selected row was. */
interface RowPlace {
  readonly selected: string | undefined;
  /** How many rows are above it. */
  readonly above: number;
  /** CSS px. */
  readonly top: number;
}

/** Keeps the selected row where it is on screen when others arrive above it. @returns the ref of the list */
function useStillSelection(selected: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<RowPlace>({ selected: undefined, above: 0, top: 0 });
  useLayoutEffect(() => {
    const before = last.current;
    const now = list.current && placeOf(list.current, selected);
    if (!now) return;
    if (before.selected === selected && now.above > before.above) list.current?.scrollBy(0, now.top - before.top);
    last.current = now;
  });
  return list;
}

function placeOf(list: HTMLElement, selected: string | undefined): RowPlace | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const above = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
  const row = rows[above];
  return row && { selected, above, top: row.offsetTop };
}
