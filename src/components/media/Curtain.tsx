import { observer } from 'mobx-react-lite';
import type { WireDriveFile } from '~/api/wire';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { byteSize } from '~/i18n/byteSize';
import { useStores } from '~/react/context';
import { aspectRatio } from './aspect';
import { Blurhash } from './Blurhash';
import styles from './Curtain.module.css';

interface CurtainProps {
  file: WireDriveFile;
  kind: 'image' | 'video' | 'audio' | 'file';
  /** The file is sensitive, and the viewer wants sensitive files highlighted. */
  isMarked: boolean;
  onReveal: () => void;
}

/** Covers a hidden file; a click reveals it. */
export const Curtain = observer(function Curtain({ file, kind, isMarked, onReveal }: CurtainProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { settings } = useStores();
  // With the data saver on, the size helps the viewer decide.
  const size = settings.get('dataSaver').media && file.size > 0 ? byteSize(i18n, file.size) : null;
  const what = size === null ? t(`media.${kind}`) : t(`media.${kind}OfSize`, { size });
  return (
    <button
      ref={keepFocus}
      type="button"
      className={styles.curtain}
      data-kind={kind}
      data-sensitive={isMarked || undefined}
      onClick={onReveal}
      title={file.comment ?? undefined}
    >
      {(kind === 'image' || kind === 'video') && <Blurhash hash={file.blurhash} ratio={aspectRatio(file)} />}
      <span className={styles.label}>
        <span className={styles.what}>
          <Icon name={file.isSensitive ? 'alertTriangle' : ICONS[kind]} />
          {file.isSensitive ? (size === null ? t('media.sensitive') : t('media.sensitiveOf', { what })) : what}
        </span>
        <span>{t('media.clickToShow')}</span>
      </span>
    </button>
  );
});

const ICONS = { image: 'photo', video: 'video', audio: 'music', file: 'download' } as const;
