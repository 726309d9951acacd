import type { WireDriveFile } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';

/** A mark on a file. */
export interface FileMark {
  readonly kind: 'avatar' | 'banner' | 'sensitive';
  readonly text: string;
}

/** Returns the marks of a file: used as avatar or banner, or sensitive. Call inside an observer. */
export function useFileMarks(file: WireDriveFile): readonly FileMark[] {
  const { t } = useI18n();
  const { me } = useAccount();
  const kinds: FileMark['kind'][] = [];
  if (me?.avatarId === file.id) kinds.push('avatar');
  if (me?.bannerId === file.id) kinds.push('banner');
  if (file.isSensitive) kinds.push('sensitive');
  return kinds.map((kind) => ({ kind, text: t(`drive.${kind}`) }));
}
