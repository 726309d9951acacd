import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { AlertOptions } from '~/stores/ui/dialogs';
import { CopyButton } from './CopyButton';
import styles from './Dialog.module.css';
import { DialogText } from './DialogText';

interface AlertDialogProps {
  options: AlertOptions;
  answer: () => void;
}

/** A message. The details of a server error can be copied for its administrator. */
export function AlertDialog({ options, answer }: AlertDialogProps) {
  const { t } = useI18n();
  return (
    <>
      <DialogText
        tone={options.kind}
        title={options.title}
        text={options.text}
        link={options.link}
        detail={options.detail}
        details={options.details}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={answer} data-autofocus>
          {t('dialog.gotIt')}
        </Button>
        {options.copyText !== undefined && <CopyButton text={options.copyText} />}
      </div>
    </>
  );
}
