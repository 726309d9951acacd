import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { SortableList } from '~/components/ui/SortableList';
import { useI18n } from '~/i18n/useI18n';
import { randomId } from '~/lib/randomId';
import { moveShown, without } from '~/services/menuEdit';
import { useStores } from '~/react/context';
import { statusBarProps, type StatusBar } from '~/services/statusBar';
import { StatusBarForm } from './StatusBarForm';
import styles from './StatusBarsEditor.module.css';

/** Adds and arranges the status bars. Every change applies at once. */
export const StatusBarsEditor = observer(function StatusBarsEditor({ onDone }: { onDone?: () => void }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const bars = settings.get('statusbars');
  const set = (next: readonly StatusBar[]) => settings.set('statusbars', next);
  const add = () => set([...bars, { id: randomId(), name: '', type: 'federation', size: 'medium', black: false, props: statusBarProps }]);
  return (
    <div className={styles.editor}>
      {bars.length === 0 && <p>{t('statusBar.empty')}</p>}
      <SortableList
        label={t('statusBar.title')}
        items={bars.map((bar) => {
          const label = bar.name || t(`statusBar.type.${bar.type}`);
          const change = (part: Partial<StatusBar>) => set(bars.map((one) => (one.id === bar.id ? { ...one, ...part } : one)));
          return {
            id: bar.id,
            label,
            content: (
              <details className={styles.bar}>
                <summary className={styles.summary}>{label}</summary>
                <div className={styles.form}>
                  <StatusBarForm bar={bar} onChange={change} />
                </div>
              </details>
            ),
          };
        })}
        onMove={(from, to) => set(moveShown(bars, [...bars.keys()], from, to))}
        onRemove={(index) => set(without(bars, index))}
      />
      <div className={styles.buttons} data-ends={onDone !== undefined}>
        <Button icon="plus" onClick={add}>
          {t('statusBar.add')}
        </Button>
        {onDone && (
          <Button variant="primary" onClick={onDone}>
            {t('statusBar.done')}
          </Button>
        )}
      </div>
    </div>
  );
});
