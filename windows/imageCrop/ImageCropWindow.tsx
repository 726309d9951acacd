import { useState, type SyntheticEvent } from 'react';
import { ReactCrop, centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { EmptyState } from '~/components/async/EmptyState';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Select } from '~/components/ui/Select';
import { driveErrorText } from '~/components/drive/driveErrors';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useServer, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { drawable } from '~/services/mediaProxy';
import './crop.css';
import type manifest from './manifest';
import styles from './ImageCropWindow.module.css';
import { useCropping } from './useCropping';

/** The shapes that people can choose: the width divided by the height, or free. */
const SHAPES = { free: undefined, '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '16:9': 16 / 9, '9:16': 9 / 16 } as const;
type Shape = keyof typeof SHAPES;
const SHAPE_NAMES = Object.keys(SHAPES) as readonly Shape[];

/** How much of the picture the frame has at first, in percent. */
const FIRST_SHARE = 90;

/** Cuts a part out of a picture and uploads it as a new file with the mark, the description and the folder of the original. */
export default function ImageCropWindow({ params: { file, aspectRatio }, close }: WindowProps<typeof manifest>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { clock } = useStores();
  const server = useServer();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [shape, setShape] = useState<Shape>('free');
  const cropping = useCropping(file);
  const form = useForm({
    initial: { crop: null as PercentCrop | null },
    submit: ({ crop }) => cropping(picture!, crop!),
    onDone: close,
    isCheapToLose: true,
    explain: (error) => ({ text: driveErrorText(error, i18n, clock.now()) }),
  });
  const { crop } = form.values;
  const aspect = aspectRatio ?? SHAPES[shape];
  const begin = (of: HTMLImageElement, ratio: number | undefined) => form.set({ crop: firstCrop(of, ratio) });
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    setPicture(currentTarget);
    begin(currentTarget, aspect);
  };
  const handleShape = (next: Shape) => {
    setShape(next);
    if (picture) begin(picture, SHAPES[next]);
  };
  const address = server.mediaUrl(file.url);
  const source = address !== null && server.serves(address) ? address : drawable(address, server.origin);
  if (hasFailed || !source) return <EmptyState icon="photo" text={t('imageCropWindow.noPicture')} />;
  const size = picture && crop && convertToPixelCrop(crop, picture.naturalWidth, picture.naturalHeight);
  return (
    <FormBody
      form={form}
      submitLabel={t('imageCropWindow.crop')}
      isIncomplete={!size || size.width < 1 || size.height < 1}
      onCancel={() => close()}
    >
      <div className={styles.place} data-window-width="wide">
        <ReactCrop
          className={styles.crop}
          crop={crop ?? undefined}
          aspect={aspect}
          keepSelection
          ariaLabels={{
            cropArea: t('imageCropWindow.area'),
            nwDragHandle: t('imageCropWindow.handle.nw'),
            nDragHandle: t('imageCropWindow.handle.n'),
            neDragHandle: t('imageCropWindow.handle.ne'),
            eDragHandle: t('imageCropWindow.handle.e'),
            seDragHandle: t('imageCropWindow.handle.se'),
            sDragHandle: t('imageCropWindow.handle.s'),
            swDragHandle: t('imageCropWindow.handle.sw'),
            wDragHandle: t('imageCropWindow.handle.w'),
          }}
          onChange={(_pixels, percent) => form.set({ crop: percent })}
        >
          <img
            className={styles.picture}
            src={source}
            alt={file.comment ?? visibleFileName(file.name)}
            // A server that sends on to another proxy fails now, and not when the part is cut out.
            crossOrigin="anonymous"
            onLoad={handleLoad}
            onError={() => setFailed(true)}
          />
        </ReactCrop>
      </div>
      <p className={styles.help}>{t('imageCropWindow.help')}</p>
      <div className={styles.row}>
        {aspectRatio === undefined && (
          <Select
            label={t('imageCropWindow.shape')}
            value={shape}
            items={SHAPE_NAMES.map((value) => ({ value, label: value === 'free' ? t('imageCropWindow.free') : value }))}
            onChange={handleShape}
          />
        )}
        {size && (
          <p className={styles.size}>{t('imageCropWindow.size', { width: Math.round(size.width), height: Math.round(size.height) })}</p>
        )}
      </div>
    </FormBody>
  );
}

/** Returns a frame in the middle of a picture: nearly all of it, or as much as the ratio allows. */
function firstCrop({ naturalWidth, naturalHeight }: HTMLImageElement, ratio: number | undefined): PercentCrop {
  const wanted = { unit: '%', width: FIRST_SHARE, height: FIRST_SHARE } as const;
  const shaped = ratio === undefined ? wanted : makeAspectCrop(wanted, ratio, naturalWidth, naturalHeight);
  return centerCrop(shaped, naturalWidth, naturalHeight);
}
