import { observer } from 'mobx-react-lite';
import { useId, useMemo, type KeyboardEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useDashboard } from './DashboardContext';
import { DashboardEditor } from './DashboardEditor';
import { WIDE } from '~/services/workspace/dashboard';
import styles from './WidgetTab.module.css';
import { stepForKey } from './widgetKeys';
import { widgetMenu } from './widgetMenu';

/** The props of the controls of a widget. */
export interface WidgetEditBarProps {
  id: string;
  titleId: string;
  onRemove: () => void;
}

/** The tab above a widget with the controls that arrange it. Its name moves it, with the pointer or the arrow keys. */
export const WidgetEditBar = observer(function WidgetEditBar({ id, titleId, onRemove }: WidgetEditBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const { overlays } = root;
  const model = useDashboard();
  const editor = useMemo(() => new DashboardEditor(model, i18n), [model, i18n]);
  const helpId = useId();
  const { kind = '', w = 0, h = 0 } = model.find(id) ?? {};
  const title = model.titleOf(kind);
  const handleKey = (event: KeyboardEvent) => {
    const step = stepForKey(event);
    if (!step || overlays.hasOpen()) return;
    event.preventDefault();
    if ('move' in step) editor.move(id, step.move);
    else editor.resize(id, step.resize);
    event.currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.tab} data-part="tab">
      <button type="button" className={styles.handle} id={titleId} data-part="handle" aria-describedby={helpId} onKeyDown={handleKey}>
        <Icon name="gripVertical" />
        <span className={styles.handleName}>{title}</span>
      </button>
      {model.columns === WIDE && (
        <span className={styles.size} aria-hidden>
          {t('dashboardEditing.size', { w, h })}
        </span>
      )}
      <span id={helpId} hidden>
        {t('dashboardEditing.moveHelp')}
      </span>
      {model.manifests.has(kind) && (
        <IconButton icon="settings" label={t('dashboardEditing.configure', { title })} onClick={() => void model.configure(id)} />
      )}
      <MenuButton icon="dots" label={t('dashboardEditing.more', { title })} items={() => widgetMenu({ model, overlays, i18n, root }, id)} />
      <IconButton icon="x" label={t('dashboardEditing.remove', { title })} onClick={onRemove} />
    </div>
  );
});
