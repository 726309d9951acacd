import type { WireAntenna } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { deleteAntenna } from '~/stores/resources/feeds/antennaEditing';

/** Shows the notes of an antenna, or deletes it. */
export function AntennaActions({ antenna: { id, name } }: { antenna: WireAntenna }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const removing = useSubmit(() => deleteAntenna(account, id), {
    onDone: () => navigate('/my/antennas', { replace: true, isGone: true }),
  });
  const remove = async () => {
    const text = t('antennaPage.deleteQuestion', { name });
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('antennaPage.delete') })) await removing.run();
  };
  return (
    <>
      <IconButton icon="antenna" label={t('antennaPage.timeline')} onClick={() => navigate(`/timeline/antenna/${id}`)} />
      <IconButton icon="trash" label={t('antennaPage.delete')} onClick={() => void remove()} />
    </>
  );
}
