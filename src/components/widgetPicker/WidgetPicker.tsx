import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import type { FoundWidget, WidgetCategory } from '~/registry/defineWidget';
import { fitOf } from '~/services/searchText';
import type { OfferedWidgets } from './offered';
import { PickerCard } from './PickerCard';
import { neighborAt } from './pickerKeys';
import styles from './WidgetPicker.module.css';

const CATEGORIES: readonly WidgetCategory[] = ['notes', 'time', 'own', 'server', 'other'];

interface WidgetPickerProps extends OfferedWidgets {
  /** Whether a card is on its way out. */
  onDragging?: (isDragging: boolean) => void;
  /** The widget that the pointer or the focus is on; null for none. */
  onPoint?: (kind: string | null) => void;
  /** Whether the search takes the focus. */
  takesFocus?: boolean;
}

const nothing = (): void => {};

/** Offers all widgets: by category, or the best matches of a search first. */
export function WidgetPicker({ onDragging = nothing, onPoint = nothing, takesFocus, ...params }: WidgetPickerProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<WidgetCategory | 'all'>('all');
  const [added, setAdded] = useState('');
  const picker = useRef<HTMLDivElement>(null);
  const { widgets, isTaken, add, Preview } = params;
  const categories = CATEGORIES.filter((one) => widgets.some((widget) => widget.category === one));
  const found = findWidgets(widgets, category, query, i18n);
  const isSearch = query.trim() !== '';
  const handleAdd = (kind: string, title: string) => {
    add(kind);
    setAdded(t('dashboardEditing.added', { title }));
  };
  const buttons = () => [...picker.current!.querySelectorAll<HTMLElement>('[data-picker-add]:not(:disabled)')];
  /** The arrow keys go from card to card; downwards also from the search. */
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isInSearch = event.target instanceof HTMLInputElement;
    if (isInSearch && event.key !== 'ArrowDown') return;
    const next = isInSearch ? buttons()[0] : neighborAt(buttons(), event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  const cards = (list: typeof found) =>
    list.map((widget) => (
      <PickerCard
        key={widget.id}
        widget={widget}
        isTaken={isTaken}
        Preview={Preview}
        onAdd={handleAdd}
        onDragging={onDragging}
        onPoint={onPoint}
      />
    ));
  return (
    // The keys only move the focus between what can have it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside get the keys
    <div ref={picker} className={styles.picker} onKeyDown={handleKey}>
      <div className={styles.search}>
        <TextField
          label={t('dashboardEditing.search')}
          type="search"
          value={query}
          onChange={setQuery}
          data-autofocus={takesFocus ? '' : undefined}
        />
        <Select
          label={t('dashboardEditing.category')}
          value={category}
          items={[
            { value: 'all', label: t('dashboardEditing.category.all') },
            ...categories.map((value) => ({ value, label: t(`dashboardEditing.category.${value}`) })),
          ]}
          onChange={setCategory}
        />
      </div>
      <p className={styles.help}>{t('dashboardEditing.pickerHelp')}</p>
      <output className={added === '' ? 'visuallyHidden' : styles.added}>{added}</output>
      <output className="visuallyHidden">{isSearch && t('dashboardEditing.found', { n: found.length })}</output>
      {found.length === 0 && <EmptyState text={t('dashboardEditing.noneFound')} />}
      {isSearch ? (
        <ul className={styles.list} aria-label={t('dashboard.widgets')}>
          {cards(found)}
        </ul>
      ) : (
        categories
          .filter((one) => category === 'all' || category === one)
          .map((one) => (
            <CategoryCards key={one} title={t(`dashboardEditing.category.${one}`)}>
              {cards(found.filter((widget) => widget.category === one))}
            </CategoryCards>
          ))
      )}
    </div>
  );
}

/** The widgets of one category below its name. */
function CategoryCards({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.category} aria-labelledby={id}>
      <h3 className={styles.categoryName} id={id}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

/** The widgets of a category that match a search by name or keyword, best matches first. */
function findWidgets(
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
