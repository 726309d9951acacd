import { observer } from 'mobx-react-lite';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useSubmit } from '~/components/form/useSubmit';
import { SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Facts } from '~/components/ui/Facts';
import { Notice } from '~/components/ui/Notice';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createReadMemory } from '~/stores/memory/recall';
import { settle } from '~/stores/settle';
import { useFigures } from './useFigures';

/** How much is remembered, with a button that erases it. */
export const MemoryUse = observer(function MemoryUse() {
  const i18n = useI18n();
  const { t } = i18n;
  const { part, overlays } = useStores();
  const memory = part(createReadMemory);
  const { figures, error, retry } = useFigures(memory);
  const erasing = useSubmit(() => settle(memory.wipe(null)), { onDone: () => overlays.success() });
  const erase = async () => {
    const isSure = await overlays.confirm({
      kind: 'warning',
      text: t('settingsMemoryPage.eraseQuestion'),
      okLabel: t('settingsMemoryPage.erase'),
      danger: true,
    });
    if (isSure) await erasing.run();
  };
  return (
    <SettingsSection title={t('settingsMemoryPage.use')}>
      {memory.health === 'full' && <Notice>{t('memory.full')}</Notice>}
      {error && memory.health === 'unavailable' && <Notice>{t('memory.unavailable')}</Notice>}
      {error && memory.health !== 'unavailable' && <ErrorState error={error} onRetry={retry} />}
      {!error && !figures && <LoadingState />}
      {figures?.notes === 0 && <SettingsText>{t('settingsMemoryPage.empty')}</SettingsText>}
      {figures && figures.notes > 0 && (
        <>
          <Facts>
            <span>{t('settingsMemoryPage.notes', { n: figures.notes })}</span>
            <span>{t('settingsMemoryPage.people', { n: figures.people })}</span>
            <span>{byteSize(i18n, figures.bytes)}</span>
            {figures.oldest !== null && <span>{t('settingsMemoryPage.since', { date: i18n.date(figures.oldest) })}</span>}
          </Facts>
          <ButtonRow>
            <Button variant="danger" icon="trash" busy={erasing.isBusy} onClick={() => void erase()}>
              {t('settingsMemoryPage.erase')}
            </Button>
          </ButtonRow>
        </>
      )}
    </SettingsSection>
  );
});
