import { Button } from '~/components/ui/Button';
import { useCopy } from '~/components/copy/useCopy';
import { useI18n } from '~/i18n/useI18n';

/** Copies the details of a server error for an administrator. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useI18n();
  const copy = useCopy();
  return (
    <Button icon="copy" onClick={() => void copy(text)}>
      {t('dialog.copyErrorInfo')}
    </Button>
  );
}
