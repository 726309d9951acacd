import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './NoteFooter.module.css';

interface NoteActionButtonProps {
  /** The name of the action for keys and tests. The accessible name of the button is the same for every note. */
  action: 'reply' | 'renote' | 'react' | 'clip' | 'more';
  icon: IconName;
  /** Shown beside the icon; part of the description, not of the name. */
  count?: number;
  description?: string | undefined;
  isPressed?: boolean;
  isDisabled?: boolean;
  popup?: 'menu' | 'dialog';
  /** The id of a note whose renoters are shown while the pointer rests on the button. */
  hoverRenotes?: string;
  onAct: (button: HTMLButtonElement) => void;
}

/** One button under a note. */
export function NoteActionButton({
  action,
  icon,
  count = 0,
  description,
  isPressed,
  isDisabled = false,
  popup,
  hoverRenotes,
  onAct,
}: NoteActionButtonProps) {
  const i18n = useI18n();
  const label = i18n.t(`note.${action}`);
  return (
    // The count stands beside the button, which covers it. Inside, it would have to be part of the name. The wrapper is rendered
    // without a count, too: otherwise the button would be mounted again when a count appears, and lose its focus or its menu.
    <span className={styles.action}>
      <button
        type="button"
        className={styles.button}
        data-action={action}
        data-tooltip={hoverRenotes === undefined ? label : undefined}
        data-hover-renotes={hoverRenotes}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3, which every engine supports; the linter's table is older
        aria-description={description}
        aria-pressed={isPressed}
        aria-disabled={isDisabled || undefined}
        aria-haspopup={popup}
        onClick={isDisabled ? undefined : (event) => onAct(event.currentTarget)}
      >
        <Icon name={icon} />
      </button>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {i18n.number(count)}
        </span>
      )}
    </span>
  );
}
