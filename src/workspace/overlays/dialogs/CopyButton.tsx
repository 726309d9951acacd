import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';

/** Copies the details of a server error for an administrator. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <Button icon="copy" onClick={() => void overlays.copy(text)}>
      {t('dialog.copyErrorInfo')}
    </Button>
  );
}
