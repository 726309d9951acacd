import type { TabsProps } from '~/components/ui/Tabs';
import { usePane } from '~/router/PaneContext';

/**
 * Lets the hash of the address select a tab. Any other hash selects `fallback`, by default the first tab.
 * @returns the selected tab, and the props of `Tabs` besides its label
 */
export function useHashTab<T extends string>(
  tabs: readonly T[],
  hash: string | undefined,
  textOf: (tab: T) => string,
  fallback: T = tabs[0]!,
): readonly [T, Omit<TabsProps<T>, 'label'>] {
  const { navigate } = usePane();
  const value = tabs.find((tab) => tab === hash) ?? fallback;
  const items = tabs.map((tab) => ({ value: tab, label: textOf(tab) }));
  return [value, { value, items, onChange: (next) => navigate(`#${next}`, { replace: true }) }];
}
