import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSubmit } from '~/components/form/useSubmit';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { rootOf } from '~/services/workspace/deck';
import { columnsOf } from '~/services/workspace/deckTree';
import { keysOf, keyText } from '~/services/keys';
import { GO_TO } from '../commands/goTo';
import { WORKSPACE_DIGITS } from '../commands/workspaceDigits';
import styles from './RailWorkspaces.module.css';

/** The props of the {@link RailWorkspaces}. */
export interface RailWorkspacesProps {
  isIconOnly: boolean;
  /** Called when one is chosen, so that a drawer can close. */
  onChoose?: (() => void) | undefined;
}

/** The workspaces of the account with the number of their columns. A press switches to one. */
export const RailWorkspaces = observer(function RailWorkspaces({ isIconOnly, onChoose }: RailWorkspacesProps) {
  const { t } = useI18n();
  const { overlays, settings, workspace, workspaceKeeper } = useStores();
  const goKey = keysOf(GO_TO, settings.get('keyBindings')).map(keyText)[0];
  const { sync } = workspaceKeeper;
  const { profile, profiles } = sync;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    let isGone = false;
    // The list is complete without the numbers.
    void sync.columnCounts().then((result) => !isGone && result.ok && setCounts(result.value));
    return () => void (isGone = true);
  }, [sync, profile, profiles]);
  const { isBusy, run } = useSubmit((name: string) => workspaceKeeper.switchTo(name));
  const countOf = (name: string) => (name === profile ? columnsOf(rootOf(workspace.deck)).length : counts[name]);
  return (
    <section className={styles.part} aria-label={t('shell.workspaces')} data-icons={isIconOnly || undefined}>
      {!isIconOnly && (
        <div className={styles.head}>
          <h2 className={styles.title}>{t('shell.workspaces')}</h2>
          <IconButton icon="plus" label={t('workspaces.manage')} onClick={() => void overlays.open('workspaces', {})} />
        </div>
      )}
      <ul className={styles.list} aria-busy={isBusy}>
        {profiles.map((name, index) => {
          const columns = countOf(name);
          const title = columns === undefined ? name : t('workspaces.named', { name, n: columns });
          const digit = WORKSPACE_DIGITS[index];
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.one}
                aria-label={title}
                aria-current={name === profile || undefined}
                data-tooltip={isIconOnly ? title : undefined}
                disabled={isBusy}
                onClick={() => {
                  if (name !== profile) void run(name);
                  onChoose?.();
                }}
              >
                <Bars n={columns ?? 1} />
                {!isIconOnly && (
                  <>
                    <span className={styles.name}>{name}</span>
                    {digit !== undefined && goKey !== undefined && (
                      <kbd className={styles.key} aria-hidden="true">
                        {`${goKey} ${digit}`}
                      </kbd>
                    )}
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** More columns than this look the same. */
const MOST_BARS = 5;

/** Columns as bars. */
function Bars({ n }: { n: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: Math.min(MOST_BARS, Math.max(1, n)) }, (_, bar) => (
        <span key={bar} />
      ))}
    </span>
  );
}
