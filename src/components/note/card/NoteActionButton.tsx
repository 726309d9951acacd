import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './NoteFooter.module.css';

interface NoteActionButtonProps {
  /** Name of the action for keys and tests; the button is called by it, the same for every note. */
  action: 'reply' | 'renote' | 'react' | 'clip' | 'more';
  icon: IconName;
  /** Shown beside the picture; part of the description, not of the name. */
  count?: number;
  description?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  popup?: 'menu' | 'dialog';
  /** A note whose renoters are shown when the pointer rests here. */
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
    // The count stands beside the button, which reaches over it: inside it would have to be part of the name. Something is
    // around the button without a count, too: when one comes or goes, the button may have the focus, or a menu.
    <span className={styles.action}>
      <button
        type="button"
        className={styles.button}
        data-action={action}
        data-tooltip={hoverRenotes === undefined ? label : undefined}
        data-hover-renotes={hoverRenotes}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3, understood by every engine; the linter's table is older
        aria-description={count > 0 || isPressed || isDisabled ? description : undefined}
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
