import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { ConfirmOptions } from '~/stores/ui/dialogs';
import { CopyButton } from './CopyButton';
import styles from './Dialog.module.css';
import { DialogText } from './DialogText';

interface ConfirmDialogProps {
  options: ConfirmOptions;
  answer: (value: boolean) => void;
}

/** A yes-or-no question. If the answer destroys something, Enter alone does not give it. */
export function ConfirmDialog({ options, answer }: ConfirmDialogProps) {
  const { t } = useI18n();
  const { danger = false, okLabel, cancelLabel, copyText } = options;
  return (
    <>
      <DialogText tone={options.kind} title={options.title} text={options.text} link={options.link} details={options.details} />
      <div className={styles.buttons}>
        <Button variant={danger ? 'danger' : 'primary'} data-autofocus={!danger || undefined} onClick={() => answer(true)}>
          {okLabel ?? t('core.ok')}
        </Button>
        <Button data-autofocus={danger || undefined} onClick={() => answer(false)}>
          {cancelLabel ?? t('core.cancel')}
        </Button>
        {copyText !== undefined && <CopyButton text={copyText} />}
      </div>
    </>
  );
}
