import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import type { WidgetCategory } from '~/registry/defineWidget';
import { findWidgets } from './findWidgets';
import { PickerCard } from './PickerCard';
import styles from './WidgetPickerWindow.module.css';

const CATEGORIES: readonly WidgetCategory[] = ['notes', 'time', 'own', 'server', 'other'];

/** Offers all widgets. While one is dragged out, the window hides. */
export default function WidgetPickerWindow({ params }: WindowProps<'widgetPicker'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<WidgetCategory | 'all'>('all');
  const [isDragging, setIsDragging] = useState(false);
  const [added, setAdded] = useState('');
  const { widgets, isTaken, add, preview } = params;
  const categories = CATEGORIES.filter((one) => widgets.some((widget) => widget.category === one));
  const found = findWidgets(widgets, category, query, i18n);
  const handleAdd = (kind: string, title: string) => {
    add(kind);
    setAdded(t('dashboard.added', { title }));
  };
  return (
    <div className={styles.picker} data-window-width="wide" data-window-dragging={isDragging || undefined}>
      <div className={styles.search}>
        <TextField label={t('dashboard.search')} type="search" value={query} onChange={setQuery} data-autofocus="" />
        <Select
          label={t('dashboard.category')}
          value={category}
          items={[
            { value: 'all', label: t('dashboard.category.all') },
            ...categories.map((value) => ({ value, label: t(`dashboard.category.${value}`) })),
          ]}
          onChange={setCategory}
        />
      </div>
      <p className={styles.help}>{t('dashboard.pickerHelp')}</p>
      <output className={added === '' ? 'visuallyHidden' : styles.added}>{added}</output>
      {found.length === 0 && <EmptyState text={t('dashboard.noneFound')} />}
      <ul className={styles.list} aria-label={t('dashboard.widgets')}>
        {found.map((widget) => (
          <PickerCard key={widget.id} widget={widget} isTaken={isTaken} preview={preview} onAdd={handleAdd} onDragging={setIsDragging} />
        ))}
      </ul>
    </div>
  );
}
