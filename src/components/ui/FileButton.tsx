import styles from './Button.module.css';
import { Icon } from './Icon';

interface FileButtonProps {
  label: string;
  /** The kinds of files that can be chosen, as in `accept` of a file field. */
  accept: string;
  onChoose: (file: File) => void;
}

/** A button that lets people choose a file of their device. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
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
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
