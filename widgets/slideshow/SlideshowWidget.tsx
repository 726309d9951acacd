import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useCollection } from '~/components/async/useCollection';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { useStores } from '~/react/context';
import { picturesIn } from '~/stores/resources/drive/driveFiles';
import type { options as schema } from './options';
import { Slides } from './Slides';

/** How the option names the files that are in no folder. */
const NO_FOLDER = '';

/** The pictures of a drive folder, one after the other. */
export default function SlideshowWidget({ options: { folderId }, setOptions }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const choose = async () => {
    const chosen = await overlays.open('driveFolderPicker', { folderId: folderId || null, purpose: 'use' });
    if (chosen) setOptions({ folderId: chosen.folderId ?? NO_FOLDER });
  };
  if (folderId !== null) return <FolderSlides key={folderId} folderId={folderId} onChoose={() => void choose()} />;
  return (
    <EmptyState icon="photo" text={t('slideshowWidget.noFolder')}>
      <ChooseButton onChoose={() => void choose()} />
    </EmptyState>
  );
}

interface ChooseButtonProps {
  onChoose: () => void;
}

function ChooseButton({ onChoose }: ChooseButtonProps) {
  const { t } = useI18n();
  return (
    <Button ref={keepFocus} icon="folder" aria-haspopup="dialog" onClick={onChoose}>
      {t('slideshowWidget.chooseFolder')}
    </Button>
  );
}

const FolderSlides = observer(function FolderSlides({ folderId, onChoose }: ChooseButtonProps & { folderId: string }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const list = useCollection(picturesIn, folderId === NO_FOLDER ? null : folderId);
  // Nobody expects a sensitive picture to come up by itself.
  const files = settings.get('nsfw') === 'ignore' ? list.items : list.items.filter(({ isSensitive }) => !isSensitive);
  if (files.length > 0) return <Slides files={files} onChoose={onChoose} />;
  if (list.error) {
    return (
      <ErrorState error={list.error} onRetry={() => void list.reload()}>
        <ChooseButton onChoose={onChoose} />
      </ErrorState>
    );
  }
  if (list.status !== 'ready') return <LoadingState />;
  return (
    <EmptyState icon="photo" text={t('slideshowWidget.empty')}>
      <ChooseButton onChoose={onChoose} />
    </EmptyState>
  );
});
