import { observer } from 'mobx-react-lite';
import { memo, useEffect, useId, useMemo, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { WidgetContext } from '~/components/widget/WidgetContext';
import { useI18n } from '~/i18n/useI18n';
import { smooth } from '~/lib/smooth';
import { useStores } from '~/react/context';
import { useDashboard } from './DashboardContext';
import { hasHeader } from './DashboardModel';
import { PaneAccount } from '../panes/PaneAccount';
import { PaneAccountMark } from '../panes/PaneAccountMark';
import { WidgetBody } from './WidgetBody';
import type { WidgetEditBarProps } from './WidgetEditBar';
import styles from './WidgetFrame.module.css';
import { WidgetHeader } from './WidgetHeader';
import { WidgetPane } from './WidgetPane';

/** Elements that keep the browser's own context menu. */
const NATIVE = 'a, input, textarea, img, video, canvas, [contenteditable]';

interface WidgetFrameProps {
  id: string;
  /** The controls that arrange it while the dashboard is edited. */
  EditBar?: ComponentType<WidgetEditBarProps>;
}

/** A widget with its header. While the dashboard is edited, it also has the controls that arrange it. */
export const WidgetFrame = memo(
  observer(function WidgetFrame({ id, EditBar }: WidgetFrameProps) {
    const { t } = useI18n();
    const { overlays } = useStores();
    const model = useDashboard();
    const titleId = useId();
    const frame = useRef<HTMLElement>(null);
    const [headingSlot, setHeadingSlot] = useState<HTMLElement | null>(null);
    const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
    const { isEditing } = model;
    const revealed = model.revealed?.id === id ? model.revealed : null;
    useEffect(() => {
      if (revealed) frame.current?.scrollIntoView({ block: 'nearest', behavior: smooth() });
    }, [revealed]);
    const place = useMemo(() => ({ headingSlot, actionsSlot, isOffered: isEditing }), [headingSlot, actionsSlot, isEditing]);
    const widget = model.find(id);
    if (!widget) return null;

    const { kind } = widget;
    const manifest = model.manifests.get(kind);
    const options = model.optionsOf(widget);
    const title = model.titleOf(kind);
    const isHeaded = !manifest || hasHeader(options);
    const remove = () => {
      const next = neighborOf(model.widgets, id);
      const dashboard = frame.current?.closest('[data-part="dashboard"]');
      model.remove(id);
      // After a removal by keyboard, the next widget gets the focus.
      const target = next === undefined ? null : dashboard?.querySelector<HTMLElement>(`[data-widget-id="${CSS.escape(next)}"] button`);
      (target ?? dashboard?.querySelector<HTMLElement>('[data-part="edit"]'))?.focus();
    };
    const handleContextMenu = (event: MouseEvent) => {
      if (isEditing || event.defaultPrevented || !manifest) return;
      if (event.target instanceof Element && event.target.closest(NATIVE)) return;
      if (window.getSelection()?.toString()) return;
      event.preventDefault();
      const items = [
        { type: 'label' as const, text: title },
        { text: t('dashboard.menu.configure'), icon: 'settings' as const, action: () => model.configure(id) },
      ];
      void overlays.openMenu({ x: event.clientX, y: event.clientY }, items, { label: title });
    };
    const content = manifest ? (
      <WidgetBody
        id={id}
        manifest={manifest}
        options={options}
        setOptions={(change) => model.setOptions(id, change)}
        configure={() => void model.configure(id)}
        onReset={() => model.resetOptions(id)}
        onRemove={remove}
      />
    ) : (
      <EmptyState text={t('dashboard.unknown')}>
        <Button icon="trash" onClick={remove}>
          {t('dashboard.removeThis')}
        </Button>
      </EmptyState>
    );
    const name = (
      <WidgetHeader
        icon={manifest?.icon}
        title={title}
        titleId={isEditing ? undefined : titleId}
        headingSlot={setHeadingSlot}
        actionsSlot={setActionsSlot}
      >
        {widget.account !== undefined && <PaneAccountMark account={widget.account} accounts={model.accounts} />}
      </WidgetHeader>
    );
    return (
      // The context menu repeats what other controls offer.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any element may have a context menu
      <section
        ref={frame}
        className={styles.widget}
        aria-labelledby={titleId}
        data-widget={kind}
        data-widget-id={id}
        data-revealed={revealed ? '' : undefined}
        onContextMenu={handleContextMenu}
      >
        {isEditing && EditBar && <EditBar id={id} titleId={titleId} onRemove={remove} />}
        {!isEditing && !isHeaded && (
          <h2 className="visuallyHidden" id={titleId}>
            {title}
          </h2>
        )}
        <div className={styles.frame} data-part="card" data-transparent={options['transparent'] === true || undefined} inert={isEditing}>
          {isHeaded && name}
          <div className={styles.body}>
            <WidgetPane>
              <WidgetContext value={place}>
                {widget.account === undefined ? (
                  content
                ) : (
                  <PaneAccount account={widget.account} accounts={model.accounts}>
                    {content}
                  </PaneAccount>
                )}
              </WidgetContext>
            </WidgetPane>
          </div>
        </div>
      </section>
    );
  }),
);

function neighborOf(widgets: readonly { readonly id: string }[], id: string): string | undefined {
  const index = widgets.findIndex((widget) => widget.id === id);
  return (widgets[index + 1] ?? widgets[index - 1])?.id;
}
