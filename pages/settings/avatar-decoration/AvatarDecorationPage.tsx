import { observer } from 'mobx-react-lite';
import type { WireDecoration } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { RowCard } from '~/components/ui/Rows';
import { DecorationPicture } from '~/components/user/DecorationPicture';
import { mayManageDecorations } from '~/components/user/mayManageDecorations';
import { mayWear } from '~/components/user/mayWear';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { avatarDecorations, wear } from '~/stores/resources/server/avatarDecorations';
import styles from './AvatarDecorationPage.module.css';

/** What the viewer's avatar wears, and what it could wear. */
export default observer(function AvatarDecorationPage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const query = useQuery(avatarDecorations, null);
  const removal = useSubmit(() => wear(account, []), { onDone: () => overlays.success() });
  const { me } = account;
  if (!me) return null;
  const worn = me.avatarDecorations;
  const removeAll = async () => {
    if (await overlays.confirm({ kind: 'question', text: t('settingsAvatarDecorationPage.detachAllQuestion') })) await removal.run();
  };
  const open = (decoration: WireDecoration, place: number | null) => void overlays.open('avatarDecoration', { decoration, place });
  return (
    <Page title={t('settingsAvatarDecorationPage.title')} onRefresh={() => query.reload()}>
      <SettingsBody>
        <Loadable query={query} empty={<EmptyState icon="star" text={t('settingsAvatarDecorationPage.noneThere')} />}>
          {(all) => (
            <>
              <SettingsSection
                title={t('settingsAvatarDecorationPage.worn')}
                help={t('settingsAvatarDecorationPage.used', { n: worn.length, limit: me.policies.avatarDecorationLimit })}
              >
                {worn.length === 0 ? (
                  <p className={styles.note}>{t('settingsAvatarDecorationPage.none')}</p>
                ) : (
                  <>
                    <ul className={styles.grid} aria-label={t('settingsAvatarDecorationPage.worn')}>
                      {worn.map((one, place) => {
                        const decoration = all.find(({ id }) => id === one.id);
                        return (
                          decoration && (
                            // The same decoration may be worn twice.
                            <li key={`${one.id}/${place}`}>
                              <Tile
                                decoration={decoration}
                                label={t('settingsAvatarDecorationPage.edit', { name: decoration.name })}
                                onPress={() => open(decoration, place)}
                              />
                            </li>
                          )
                        );
                      })}
                    </ul>
                    <div>
                      <Button icon="trash" busy={removal.isBusy} onClick={() => void removeAll()}>
                        {t('settingsAvatarDecorationPage.detachAll')}
                      </Button>
                    </div>
                  </>
                )}
              </SettingsSection>
              {categoriesOf(all).map(([category, decorations]) => {
                const title = category ?? t('settingsAvatarDecorationPage.all');
                return (
                  <SettingsSection key={title} title={title}>
                    <ul className={styles.grid} aria-label={title}>
                      {decorations.map((decoration) => (
                        <li key={decoration.id}>
                          <Tile
                            decoration={decoration}
                            label={
                              mayWear(decoration, me)
                                ? decoration.name
                                : t('settingsAvatarDecorationPage.locked', { name: decoration.name })
                            }
                            isLocked={!mayWear(decoration, me)}
                            onPress={() => open(decoration, null)}
                          />
                        </li>
                      ))}
                    </ul>
                  </SettingsSection>
                );
              })}
            </>
          )}
        </Loadable>
        {mayManageDecorations(me) && (
          <RowCard>
            <SettingsLink to="/avatar-decorations" icon="settings" label={t('settingsAvatarDecorationPage.manage')} />
          </RowCard>
        )}
      </SettingsBody>
    </Page>
  );
});

/** The decorations by the groups of newer servers; those without one come last. */
function categoriesOf(all: readonly WireDecoration[]): readonly (readonly [string | null, readonly WireDecoration[]])[] {
  const groups = new Map<string | null, WireDecoration[]>();
  for (const decoration of all) {
    const category = decoration.category?.trim() || null;
    groups.set(category, [...(groups.get(category) ?? []), decoration]);
  }
  return [...groups].toSorted(([a], [b]) => Number(a === null) - Number(b === null));
}

interface TileProps {
  decoration: WireDecoration;
  label: string;
  isLocked?: boolean;
  onPress: () => void;
}

function Tile({ decoration, label, isLocked = false, onPress }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-label={label} aria-haspopup="dialog" onClick={onPress}>
      <DecorationPicture url={decoration.url} />
      <span className={styles.name}>
        {isLocked && <Icon name="lock" />} {decoration.name}
      </span>
    </button>
  );
}
