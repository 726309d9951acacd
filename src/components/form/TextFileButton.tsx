import { Icon } from '~/components/ui/Icon';
import styles from '~/components/ui/Button.module.css';
import { useTextFile } from './useTextFile';

interface TextFileButtonProps {
  label: string;
  /** The kinds of files that can be chosen, as in `accept` of a file field. */
  accept: string;
  /** The largest file that is read, in bytes. */
  mostBytes?: number;
  onRead: (text: string, name: string) => void;
}

/** A button that lets people choose a file of their device, and reads its text. It says why a file is not read. */
export function TextFileButton({ label, accept, mostBytes, onRead }: TextFileButtonProps) {
  const readText = useTextFile(mostBytes);
  const read = async (file: File) => {
    const text = await readText(file);
    if (text !== undefined) onRead(text, file.name);
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
