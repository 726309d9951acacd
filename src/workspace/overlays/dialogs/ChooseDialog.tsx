import { useId, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { ChooseOptions } from '~/stores/ui/dialogs';
import styles from './Dialog.module.css';
import { DialogText } from './DialogText';

interface ChooseDialogProps {
  options: ChooseOptions<string>;
  answer: (value: string) => void;
  onCancel: () => void;
}

/** A choice among a few options, all of them visible. */
export function ChooseDialog({ options, answer, onCancel }: ChooseDialogProps) {
  const { t } = useI18n();
  const { items, title, text } = options;
  const group = useId();
  const [value, setValue] = useState(options.initial ?? items[0]?.value);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) answer(value);
      }}
    >
      <DialogText title={title} text={text} />
      <fieldset className={styles.choices}>
        <legend className="visuallyHidden">{title}</legend>
        {items.map((item) => (
          <label key={item.value} className={styles.choice}>
            <input
              type="radio"
              name={group}
              value={item.value}
              checked={item.value === value}
              data-autofocus={item.value === options.initial || undefined}
              onChange={() => setValue(item.value)}
            />
            <span>{item.label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('core.ok')}
        </Button>
        <Button onClick={onCancel}>{t('core.cancel')}</Button>
      </div>
    </form>
  );
}
