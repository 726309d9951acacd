import styles from './DriveTile.module.css';

interface ItemCheckProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** The checkbox of a tile. Its target is larger than its drawing. */
export const ItemCheck = ({ label, isChosen, onToggle }: ItemCheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isChosen} aria-label={label} onChange={onToggle} />
  </label>
);
