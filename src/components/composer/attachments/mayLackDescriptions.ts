import { fileKind } from '~/services/fileKind';
import type { RootStore } from '~/stores/RootStore';
import type { ComposerState } from '../ComposerState';

/**
 * Asks once whether files without a description should be posted, if the settings say so. People may describe them instead.
 * @returns whether the note may be posted now
 */
export async function mayLackDescriptions({ attachments, author }: ComposerState, root: RootStore): Promise<boolean> {
  const undescribed = attachments.files.filter(({ type, comment }) => comment === null && ['image', 'video'].includes(fileKind(type)));
  if (undescribed.length === 0 || attachments.mayLackDescriptions || !root.settings.get('remindToDescribe')) return true;
  const { t } = root.i18n;
  attachments.postWithoutDescriptions();
  const choice = await root.overlays.choose({
    title: t('composer.attachments.undescribed', { n: undescribed.length }),
    text: t('composer.attachments.undescribedText'),
    items: [
      { value: 'describe', label: t('composer.attachments.describe') },
      { value: 'post', label: t('composer.attachments.postAnyway') },
    ],
    initial: 'describe',
  });
  if (choice !== 'describe') return choice === 'post';
  const overlays = root.overlays.forAccount(author.account);
  for (const file of undescribed) {
    // One window after the other: closing one ends the series.
    // oxlint-disable-next-line no-await-in-loop -- the next window opens when this one is closed
    const described = await overlays.open('describeFile', { file });
    if (!described) break;
    attachments.put(described);
  }
  return false;
}
