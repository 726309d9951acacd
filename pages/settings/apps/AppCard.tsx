import type { WireGrant } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { inOrder, isPermission } from '~/services/permissions';
import { revokeApp } from '~/stores/resources/account/security';
import styles from './AppsPage.module.css';

/** One app: what it may do, when it was used last, and a button that ends its access. */
export function AppCard({ app: { id, name, createdAt, lastUsedAt, permission } }: { app: WireGrant }) {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const shown = name || t('settingsAppsPage.unnamed');
  const revoking = useSubmit(() => revokeApp(account, id), { onDone: () => overlays.success() });
  const revoke = async () => {
    const text = t('settingsAppsPage.revokeQuestion', { app: shown });
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('settingsAppsPage.revoke') })) await revoking.run();
  };
  return (
    <article className={styles.card} aria-label={shown}>
      <h2 className={styles.name}>
        <bdi>{shown}</bdi>
      </h2>
      <p className={styles.times}>
        {lastUsedAt !== undefined && (
          <span>
            {t('settingsAppsPage.lastUsed')} <RelativeTime iso={lastUsedAt} />
          </span>
        )}
        <span>
          {t('settingsAppsPage.created')} <RelativeTime iso={createdAt} />
        </span>
      </p>
      <details>
        <summary>{t('settingsAppsPage.permissions', { n: permission.length })}</summary>
        <ul>
          {inOrder(permission).map((scope) => (
            <li key={scope}>{isPermission(scope) ? t(`permission.${scope}`) : <code>{scope}</code>}</li>
          ))}
        </ul>
      </details>
      <Button
        variant="danger"
        icon="x"
        busy={revoking.isBusy}
        aria-label={t('settingsAppsPage.revokeOf', { app: shown })}
        onClick={() => void revoke()}
      >
        {t('settingsAppsPage.revoke')}
      </Button>
    </article>
  );
}
