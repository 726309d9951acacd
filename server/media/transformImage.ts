import type { PictureProcesses } from '../pictures/PictureProcesses';

/** Purpose of a picture. Each has its own size, as on real servers. */
export type ImagePurpose = 'emoji' | 'avatar' | 'static' | 'preview' | 'badge' | 'vector';

/** An encoded picture. */
export interface EncodedImage {
  readonly type: 'image/webp' | 'image/png';
  readonly data: Buffer;
}

/** Boxes in pixels. Emoji and avatars are limited in height only, because wide emoji are common. */
const BOXES: Readonly<Record<ImagePurpose, { width?: number; height: number }>> = {
  emoji: { height: 128 },
  avatar: { height: 320 },
  static: { width: 498, height: 422 },
  preview: { width: 200, height: 200 },
  badge: { width: 96, height: 96 },
  vector: { width: 2048, height: 2048 },
};

/** Whether {@link transformImage} can read a MIME type. */
export function isConvertible(type: string): boolean {
  return /^image\/(png|apng|jpeg|gif|webp|avif|svg\+xml)$/.test(type);
}

/**
 * Shrinks and re-encodes a picture. The camera's rotation is applied and all metadata are removed.
 * @param animated keeps the frames of animated emoji and avatars.
 * @throws {PictureError} when it is broken or takes too long.
 */
export async function transformImage(
  pictures: PictureProcesses,
  source: Buffer,
  purpose: ImagePurpose,
  animated: boolean,
): Promise<EncodedImage> {
  if (purpose === 'badge') return badge(pictures, source);
  const keepFrames = animated && (purpose === 'emoji' || purpose === 'avatar');
  const { data } = await pictures.make({
    source,
    options: { animated: keepFrames },
    steps: [
      ['rotate'],
      ['resize', { ...BOXES[purpose], fit: 'inside', withoutEnlargement: purpose !== 'vector' }],
      ['webp', { quality: 80, effort: 3 }],
    ],
  });
  return { type: 'image/webp', data };
}

/** Notification badges are masks: white where the picture is bright, transparent elsewhere. */
async function badge(pictures: PictureProcesses, source: Buffer): Promise<EncodedImage> {
  const { width, height } = { width: 96, ...BOXES.badge };
  const mask = await pictures.make({
    source,
    steps: [
      ['resize', { width, height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }],
      ['flatten', { background: '#000' }],
      ['greyscale'],
      ['normalise'],
      ['threshold'],
      ['raw'],
    ],
  });
  const { data } = await pictures.make({
    source: null,
    options: { create: { width, height, channels: 3, background: '#fff' } },
    steps: [['joinChannel', mask.data, { raw: { width, height, channels: 1 } }], ['png']],
  });
  return { type: 'image/png', data };
}
