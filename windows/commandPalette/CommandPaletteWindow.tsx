import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import type { PaletteEntry, PaletteTarget } from '~/stores/commands/PaletteEntry';
import { errorText, loadErrorTexts } from '~/stores/ui/errorText';
import { isLookUp, type LookUpEntry } from './always';
import { choose, targetOf } from './choose';
import styles from './CommandPaletteWindow.module.css';
import type manifest from './manifest';
import { optionId } from './optionId';
import { PaletteField } from './PaletteField';
import { PaletteFoot } from './PaletteFoot';
import { PaletteList } from './PaletteList';
import { PalettePreview } from './PalettePreview';
import { usePalette } from './usePalette';

/**
 * Finds people, notes, places, settings and commands. The field keeps the focus, and the arrow keys walk through what is found. The box
 * never changes its size, so the field stays where it is.
 */
export default observer(function CommandPaletteWindow({ params, close }: WindowProps<typeof manifest>) {
  const root = useStores();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { palette, search } = usePalette(params);
  const { open, isBusy, problem, forget } = useLookUp();
  const [said, say] = useState('');
  const { current, wanted } = palette;

  const pick = async (entry: PaletteEntry, target: PaletteTarget) => {
    if (isBusy) return;
    palette.select(entry.id);
    const to = isLookUp(entry) ? await open(entry) : entry.to;
    if (isLookUp(entry) && to === undefined) return;
    await choose({ entry: to === undefined ? entry : { ...entry, to }, target }, { root, close, say });
  };
  const handleEnter = (event: KeyboardEvent) => {
    const isSearch = event.ctrlKey || event.metaKey;
    const entry = isSearch ? palette.entries.find(({ group }) => group === 'search') : current;
    if (entry) void pick(entry, targetOf(event));
  };
  const handleSearch = (query: string) => {
    forget();
    search(query);
    field.current?.focus();
  };
  return (
    <div className={styles.palette}>
      <PaletteField
        ref={field}
        query={palette.query}
        listId={listId}
        activeId={current && optionId(listId, current.id)}
        isBusy={isBusy}
        onSearch={handleSearch}
        onStep={(by) => palette.step(by)}
        onEnter={handleEnter}
      />
      <div className={styles.middle}>
        <PaletteList
          id={listId}
          groups={palette.groups}
          selected={palette.selected}
          words={wanted.text}
          onPick={(entry, event) => void pick(entry, targetOf(event))}
          onPoint={(entry) => palette.select(entry.id)}
        />
        {current && <PalettePreview entry={current} onOpen={(target) => void pick(current, target)} />}
      </div>
      <PaletteFoot palette={palette} problem={problem} />
      <span className="visuallyHidden" role="status">
        {said}
      </span>
    </div>
  );
});

/** Looks up the address of an entry on other servers, while the palette stays open. */
function useLookUp() {
  const { i18n, clock } = useStores();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async ({ lookUp }: LookUpEntry): Promise<string | undefined> => {
    setProblem(undefined);
    setBusy(true);
    const found = await lookUp();
    setBusy(false);
    if (found.ok) return found.value;
    await loadErrorTexts(i18n, found.error);
    setProblem(errorText(found.error, i18n, clock.now()).text);
    return undefined;
  };
  return { open, isBusy, problem, forget: () => setProblem(undefined) };
}
