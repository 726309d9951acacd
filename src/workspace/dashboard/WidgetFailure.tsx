import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import styles from './WidgetFrame.module.css';

interface WidgetFailureProps {
  kind: string;
  error: AppError;
  onRetry: () => void;
  onReset: () => void;
  onRemove: () => void;
}

/** Takes the place of a crashed widget and offers to reload or remove it. */
export function WidgetFailure({ kind, error, onRetry, onReset, onRemove }: WidgetFailureProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <div className={styles.face} role="alert">
      <p>{t('dashboard.failed')}</p>
      <div className={styles.ways}>
        <Button icon="refresh" onClick={onRetry}>
          {t('core.retry')}
        </Button>
        <Button icon="arrowBack" onClick={onReset}>
          {t('dashboard.resetOptions')}
        </Button>
        <Button icon="trash" onClick={onRemove}>
          {t('dashboard.removeThis')}
        </Button>
        <Button icon="copy" onClick={() => void overlays.copy(reportOf(kind, error))}>
          {t('dashboard.copyReport')}
        </Button>
      </div>
    </div>
  );
}

/** A report with the names of widget and error. The error's message is left out: it may contain addresses or private text. */
function reportOf(kind: string, { name, code, cause }: AppError): string {
  const inner = cause instanceof Error ? ` < ${cause.name}` : '';
  return `Wisteria ${__WISTERIA_VERSION__}\nwidget: ${kind}\nerror: ${name} (${code})${inner}`;
}
