import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { antennaById } from '~/stores/resources/feeds/antennas';
import { AntennaActions } from './AntennaActions';
import { AntennaForm } from './AntennaForm';
import type manifest from './manifest';

/** Creates an antenna, or changes the one in the address. */
export default function AntennaPage({ params: { antennaId } }: PageProps<typeof manifest>) {
  return antennaId === undefined ? <NewAntenna /> : <OneAntenna key={antennaId} antennaId={antennaId} />;
}

function NewAntenna() {
  const { t } = useI18n();
  return (
    <Page title={t('antennaPage.new')}>
      <AntennaForm />
    </Page>
  );
}

const OneAntenna = observer(function OneAntenna({ antennaId }: { antennaId: string }) {
  const { t } = useI18n();
  const query = useQuery(antennaById, antennaId);
  const antenna = query.value;
  return (
    <Page title={antenna?.name ?? t('antennaPage.title')} actions={antenna && <AntennaActions antenna={antenna} />}>
      <Loadable query={query} empty={<EmptyState icon="trash" text={t('antennaPage.gone')} />}>
        {(shown) => <AntennaForm antenna={shown} />}
      </Loadable>
    </Page>
  );
});
