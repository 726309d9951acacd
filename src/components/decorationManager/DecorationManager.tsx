import { observer } from 'mobx-react-lite';
import type { WireManagedDecoration } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { DecorationPicture } from '~/components/user/DecorationPicture';
import { mayManageDecorations } from '~/components/user/mayManageDecorations';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { managedDecorations } from '~/stores/resources/server/avatarDecorations';
import styles from './DecorationManager.module.css';

/** The page that manages what the accounts of the server can wear around their avatars. */
export const DecorationManager = observer(function DecorationManager({ title }: { title: string }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { overlays } = useStores();
  const mayManage = mayManageDecorations(me);
  return (
    <Page
      title={title}
      actions={
        mayManage && (
          <IconButton
            icon="plus"
            label={t('decorationManager.add')}
            aria-haspopup="dialog"
            onClick={() => void overlays.open('decorationForm', { decoration: null })}
          />
        )
      }
    >
      {mayManage ? <Decorations /> : <EmptyState icon="lock" text={t('decorationManager.notAllowed')} />}
    </Page>
  );
});

function Decorations() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const query = useQuery(managedDecorations, null);
  const open = (decoration: WireManagedDecoration | null) => void overlays.open('decorationForm', { decoration });
  return (
    <Loadable
      query={query}
      empty={
        <EmptyState icon="star" text={t('decorationManager.none')}>
          <Button variant="primary" icon="plus" onClick={() => open(null)}>
            {t('decorationManager.add')}
          </Button>
        </EmptyState>
      }
    >
      {(all) => (
        <ul className={styles.grid} aria-label={t('decorationManager.list')}>
          {all.map((decoration) => (
            <li key={decoration.id}>
              <DecorationTile decoration={decoration} onPress={() => open(decoration)} />
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}

function DecorationTile({ decoration, onPress }: { decoration: WireManagedDecoration; onPress: () => void }) {
  const { t } = useI18n();
  const { name, description, url, roleIdsThatCanBeUsedThisDecoration: roleIds } = decoration;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={t('decorationManager.edit', { name })}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <DecorationPicture url={url} />
      <strong>{name}</strong>
      <span className={styles.description}>{description}</span>
      {roleIds.length > 0 && <span className={styles.description}>{t('decorationManager.forRoles', { n: roleIds.length })}</span>}
    </button>
  );
}
