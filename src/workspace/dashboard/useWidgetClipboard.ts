import { useEffect, type RefObject } from 'react';
import { isTextField } from '~/lib/keys';
import type { TextTools } from './widgetTexts';
import { pasteText, textOfWidget } from './widgetTexts';

/** Lets the keys of the clipboard copy the widget whose controls have the focus, and paste widgets, while the dashboard is edited. */
export function useWidgetClipboard(room: RefObject<HTMLElement | null>, { model, overlays, i18n }: TextTools): void {
  useEffect(() => {
    // The buttons below the widgets belong to it as well.
    const element = room.current?.closest('[data-part="dashboard"]') ?? null;
    if (!element) return undefined;
    const listening = new AbortController();
    const isOurs = ({ target, defaultPrevented }: Event): boolean =>
      model.isEditing && !defaultPrevented && !isTextField(target) && !overlays.hasOpen();
    const handleCopy = (event: Event) => {
      const { clipboardData, target } = event as ClipboardEvent;
      const widget = target instanceof Element ? target.closest<HTMLElement>('[data-widget-id]') : null;
      // A selected text is copied instead.
      if (!widget || !isOurs(event) || window.getSelection()?.toString()) return;
      const text = textOfWidget(model, widget.dataset['widgetId']!);
      if (text === '' || !clipboardData) return;
      event.preventDefault();
      clipboardData.setData('text/plain', text);
      model.announce(i18n.t('dashboardEditing.copied', { title: model.titleOf(widget.dataset['widget']!) }));
    };
    const handlePaste = (event: Event) => {
      const text = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '' || !isOurs(event)) return;
      event.preventDefault();
      pasteText({ model, overlays, i18n }, text);
    };
    element.addEventListener('copy', handleCopy, { signal: listening.signal });
    element.addEventListener('paste', handlePaste, { signal: listening.signal });
    return () => listening.abort();
  }, [room, model, overlays, i18n]);
}
