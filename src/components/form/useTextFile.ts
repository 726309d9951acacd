import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { settle } from '~/stores/settle';

/** The largest file that is read unless more is expected, in bytes. What people export has some kilobytes, and a larger text would hold up the page. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Returns a function that reads the text of a file. If that fails, it says why, and resolves to undefined. */
export function useTextFile(mostBytes = MOST_BYTES): (file: File) => Promise<string | undefined> {
  const i18n = useI18n();
  const { overlays } = useStores();
  return async (file) => {
    if (file.size > mostBytes) {
      const [size, most] = [file.size, mostBytes].map((bytes) => byteSize(i18n, bytes)) as [string, string];
      await overlays.alert({ kind: 'error', text: i18n.t('form.fileTooLarge', { size, most }) });
      return undefined;
    }
    const text = await settle(file.text());
    if (text.ok) return text.value;
    overlays.showError(text.error);
    return undefined;
  };
}
