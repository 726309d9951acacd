import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { PromptOptions } from '~/stores/ui/dialogs';
import styles from './Dialog.module.css';
import { DialogText } from './DialogText';

interface PromptDialogProps {
  options: PromptOptions;
  answer: (value: string) => void;
  onCancel: () => void;
}

/** Asks for one line of text. A text that is too short or too long cannot be sent, and the field says so. */
export function PromptDialog({ options, answer, onCancel }: PromptDialogProps) {
  const { t } = useI18n();
  const { title, text, initial = '', minLength = 0, maxLength = Infinity, autocomplete, type, placeholder } = options;
  const [value, setValue] = useState(initial);
  const isTooShort = value.length < minLength;
  const isTooLong = value.length > maxLength;
  const current = value.length;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooShort && !isTooLong) answer(value);
      }}
    >
      <DialogText text={text} />
      <TextField
        label={title}
        type={type}
        value={value}
        onChange={setValue}
        placeholder={placeholder}
        autoComplete={autocomplete ?? 'off'}
        data-autofocus
        help={isTooShort ? t('dialog.charactersMin', { current, min: minLength }) : undefined}
        error={isTooLong ? t('dialog.charactersMax', { current, max: maxLength }) : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isTooShort || isTooLong}>
          {t('core.ok')}
        </Button>
        <Button onClick={onCancel}>{t('core.cancel')}</Button>
      </div>
    </form>
  );
}
