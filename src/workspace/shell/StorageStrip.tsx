import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useStores } from '~/react/context';
import { clearCache } from '~/stores/clearCache';
import { createStorageHealth } from '~/stores/start/StorageHealth';
import styles from './StorageStrip.module.css';

/** Says above every page that this browser keeps nothing more, until it keeps everything again. */
export default observer(function StorageStrip() {
  const { t } = useI18n();
  const root = useStores();
  const { overlays } = root;
  const health = root.part(createStorageHealth);
  const { isBusy, run } = useSubmit(
    async (frees: boolean) => {
      // Without the network, the list of emoji cannot be loaded again. The space is free all the same.
      if (frees) await clearCache(root);
      return ok(await health.check());
    },
    {
      onDone: (isKept) => {
        overlays.toast(isKept ? { kind: 'success', text: t('storage.works') } : { kind: 'error', text: t('storage.stillFull') });
        // The pressed button goes with the banner.
        if (isKept) document.getElementById('main')?.focus({ preventScroll: true });
      },
    },
  );
  if (!health.isFailing) return null;
  return (
    <aside className={styles.strip} aria-label={t('storage.title')}>
      <p className={styles.text} role="alert">
        <b>{t('storage.title')}</b> {t('storage.text')}
      </p>
      <ButtonRow>
        <Button icon="refresh" busy={isBusy} onClick={() => void run(false)}>
          {t('core.retry')}
        </Button>
        <Button icon="trash" busy={isBusy} onClick={() => void run(true)}>
          {t('storage.free')}
        </Button>
      </ButtonRow>
    </aside>
  );
});
