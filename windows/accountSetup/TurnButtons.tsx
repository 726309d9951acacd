import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';

/** What leads to the steps around one. */
export interface Turns {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The buttons of a step in the middle. */
export function TurnButtons({ onBack, onNext }: Turns) {
  const { t } = useI18n();
  return (
    <>
      <Button onClick={onBack}>{t('accountSetupWindow.back')}</Button>
      <Button variant="primary" onClick={onNext}>
        {t('accountSetupWindow.next')}
      </Button>
    </>
  );
}
