import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { createDriveMemory } from '~/stores/drive/DriveMemory';
import { FILE_ORDERS } from '~/stores/resources/drive/driveFiles';

/** How the files of a folder are shown: their order, and tiles or lines. */
export const LookButtons = observer(function LookButtons() {
  const { t } = useI18n();
  const { settings } = useStores();
  const memory = useAccount().part(createDriveMemory);
  const isList = settings.get('driveAsList');
  const label = t('drive.sort', { order: t(`drive.order.${memory.order}`) });
  return (
    <>
      <MenuButton
        icon="sortDescending2"
        label={label}
        items={() =>
          FILE_ORDERS.map((order) => ({
            text: t(`drive.order.${order}`),
            active: order === memory.order,
            action: () => memory.sortBy(order),
          }))
        }
      />
      <IconButton
        icon={isList ? 'gridDots' : 'list'}
        label={t(isList ? 'drive.showTiles' : 'drive.showLines')}
        onClick={() => settings.set('driveAsList', !isList)}
      />
    </>
  );
});
