import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import type { PullToRefreshProps } from './PullToRefresh';

interface PullableProps {
  scroller: RefObject<HTMLElement | null>;
  /** Reloads the content; undefined if there is nothing to reload. Never rejects. */
  onRefresh: (() => Promise<void>) | undefined;
}

/** Lets touch users pull a scroller down at its top to reload its content. */
export function Pullable({ scroller, onRefresh }: PullableProps) {
  const i18n = useI18n();
  const [View, setView] = useState<ComponentType<PullToRefreshProps> | null>(null);
  const isWanted = onRefresh !== undefined;
  useEffect(() => {
    if (!isWanted || !(navigator.maxTouchPoints > 0)) return;
    // If the code does not load, menus can still reload.
    load(i18n).then(
      (view) => setView(() => view),
      () => {},
    );
  }, [isWanted, i18n]);
  return View && onRefresh && <View scroller={scroller} onRefresh={onRefresh} />;
}

async function load(i18n: I18n): Promise<ComponentType<PullToRefreshProps>> {
  const [{ PullToRefresh }] = await Promise.all([import('./PullToRefresh'), i18n.shared()]);
  return PullToRefresh;
}
