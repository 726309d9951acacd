import { useEffect, useRef } from 'react';
import { FieldSet } from '~/components/form/FieldSet';
import { Button } from '~/components/ui/Button';
import { SortableList } from '~/components/ui/SortableList';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { isHalfFilled, MAX_FIELD_NAME, MAX_FIELD_VALUE, MAX_FIELDS, type FieldRow } from './profileValues';
import styles from './ProfilePage.module.css';

interface ProfileFieldRowsProps {
  value: readonly FieldRow[];
  onChange: (rows: readonly FieldRow[]) => void;
  /** Why the server refused the rows. */
  error: string | undefined;
  /** Whether to say what is missing. While a row is being filled in, that would only disturb. */
  saysMissing: boolean;
}

/** The rows of further information. They are added, removed and sorted here, and saved with the form. */
export function ProfileFieldRows({ value: rows, onChange, error, saysMissing }: ProfileFieldRowsProps) {
  const { t } = useI18n();
  const group = useRef<HTMLFieldSetElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const nextKey = useRef(rows.length);
  // The row that was just added takes the focus when it is there.
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    group.current?.querySelector<HTMLInputElement>(`[data-row="${added.current}"] input`)?.focus();
    added.current = null;
  });
  const add = () => {
    added.current = nextKey.current;
    onChange([...rows, { key: nextKey.current, name: '', value: '' }]);
    nextKey.current += 1;
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, place) => place !== index));
    // The list goes with its last row.
    if (rows.length === 1) adding.current?.focus();
  };
  const move = (from: number, to: number) => {
    const others = rows.filter((_, place) => place !== from);
    onChange([...others.slice(0, to), rows[from]!, ...others.slice(to)]);
  };
  const change = (key: number, part: Partial<FieldRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const missing = (row: FieldRow, text: string) =>
    saysMissing && isHalfFilled(row) && text.trim() === '' ? t('settingsProfilePage.fieldIncomplete') : undefined;
  return (
    <FieldSet ref={group} legend={t('settingsProfilePage.fields')}>
      <p className={styles.help}>{t('settingsProfilePage.fieldsHelp', { max: MAX_FIELDS })}</p>
      {rows.length > 0 && (
        <SortableList
          label={t('settingsProfilePage.fields')}
          items={rows.map((row, index) => ({
            id: String(row.key),
            label: row.name.trim() || t('settingsProfilePage.fieldNumber', { n: index + 1 }),
            content: (
              <div className={styles.pair} data-row={row.key}>
                <TextField
                  label={t('settingsProfilePage.fieldLabel')}
                  value={row.name}
                  maxLength={MAX_FIELD_NAME}
                  dir="auto"
                  onChange={(name) => change(row.key, { name })}
                  error={missing(row, row.name)}
                />
                <TextField
                  label={t('settingsProfilePage.fieldText')}
                  value={row.value}
                  maxLength={MAX_FIELD_VALUE}
                  dir="auto"
                  onChange={(value) => change(row.key, { value })}
                  error={missing(row, row.value)}
                />
              </div>
            ),
          }))}
          onMove={move}
          onRemove={remove}
        />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button ref={adding} icon="plus" disabled={rows.length >= MAX_FIELDS} onClick={add}>
          {t('settingsProfilePage.addField')}
        </Button>
      </div>
    </FieldSet>
  );
}
