import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { LinkCard } from '~/components/ui/LinkCard';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { myAntennas } from '~/stores/resources/feeds/antennas';
import styles from './AntennasPage.module.css';

/** The viewer's antennas. */
export default observer(function AntennasPage() {
  const { t } = useI18n();
  const { navigate } = usePane();
  const query = useQuery(myAntennas, null);
  const limit = useAccount().me?.policies.antennaLimit;
  const create = () => navigate('/my/antennas/create');
  const empty = (
    <EmptyState icon="antenna" text={t('antennasPage.none')} hint={t('antennasPage.noneHint')}>
      <Button variant="primary" icon="plus" onClick={create}>
        {t('antennasPage.new')}
      </Button>
    </EmptyState>
  );
  return (
    <Page
      title={t('antennasPage.title')}
      onRefresh={() => query.reload()}
      actions={<IconButton icon="plus" label={t('antennasPage.new')} onClick={create} />}
    >
      <Loadable query={query} empty={empty}>
        {(antennas) => (
          <PageStack isDense>
            {limit !== undefined && <p className={styles.facts}>{t('antennasPage.countOf', { n: antennas.length, limit })}</p>}
            <ul className={styles.antennas}>
              {antennas.map((antenna) => (
                <li key={antenna.id}>
                  <LinkCard
                    to={`/timeline/antenna/${antenna.id}`}
                    name={antenna.name}
                    button={
                      <IconButton
                        icon="settings"
                        label={t('antennasPage.settings', { name: antenna.name })}
                        onClick={() => navigate(`/my/antennas/${antenna.id}`)}
                      />
                    }
                  >
                    <p className={styles.facts}>{antenna.keywords.map((group) => group.join(' ')).join(', ')}</p>
                    {antenna.hasUnreadNote && <p className={styles.unread}>{t('antennasPage.unread')}</p>}
                  </LinkCard>
                </li>
              ))}
            </ul>
          </PageStack>
        )}
      </Loadable>
    </Page>
  );
});
