import type { I18n } from '~/i18n/I18n';
import type { FoundWidget, WidgetCategory } from '~/registry/defineWidget';
import { fitOf } from '~/services/searchText';

/** The widgets of a category that match a search by name or keyword, best matches first. */
export function findWidgets(
  widgets: readonly FoundWidget[],
  category: WidgetCategory | 'all',
  query: string,
  { t }: Pick<I18n, 't'>,
): readonly FoundWidget[] {
  const members = widgets.filter((widget) => category === 'all' || widget.category === category);
  if (query.trim() === '') return members;
  return members
    .map((widget) => ({ widget, fit: fitOf(`${t(widget.title)} ${t(widget.keywords)}`, query) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ widget }) => widget);
}
