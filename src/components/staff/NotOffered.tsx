import { EmptyState } from '~/components/async/EmptyState';
import { useI18n } from '~/i18n/useI18n';

/** Shown instead of a page whose endpoints the server lacks. */
export function NotOffered() {
  const { t } = useI18n();
  return <EmptyState icon="plugOff" text={t('staff.notOffered')} hint={t('staff.notOfferedHint')} />;
}
