import { Icon } from '~/components/ui/Icon';
import styles from '~/components/ui/Button.module.css';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { settle } from '~/stores/settle';

/** The largest file that is read unless more is expected, in bytes. What people export has some kilobytes, and a larger text would hold up the page. */
const MOST_BYTES = 2 * 1024 * 1024;

interface TextFileButtonProps {
  label: string;
  /** The kinds of files that can be chosen, as in `accept` of a file field. */
  accept: string;
  /** The largest file that is read, in bytes. */
  mostBytes?: number;
  onRead: (text: string) => void;
}

/** A button that lets people choose a file of their device, and reads its text. It says why a file is not read. */
export function TextFileButton({ label, accept, mostBytes = MOST_BYTES, onRead }: TextFileButtonProps) {
  const i18n = useI18n();
  const { overlays } = useStores();
  const read = async (file: File) => {
    if (file.size > mostBytes) {
      const [size, most] = [file.size, mostBytes].map((bytes) => byteSize(i18n, bytes)) as [string, string];
      return overlays.alert({ kind: 'error', text: i18n.t('form.fileTooLarge', { size, most }) });
    }
    const text = await settle(file.text());
    return text.ok ? onRead(text.value) : overlays.showError(text.error);
  };
  return (
    <label className={`${styles.button} ${styles.file}`}>
      <Icon name="upload" />
      <span className={styles.label}>{label}</span>
      <input
        type="file"
        className="visuallyHidden"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that choosing the same file again is a change, too.
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
    </label>
  );
}
