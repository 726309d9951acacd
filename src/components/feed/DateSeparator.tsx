import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './DateSeparator.module.css';

interface DateSeparatorProps {
  /** The ISO 8601 dates of the rows above and below. */
  newer: string;
  older: string;
}

/** Separates two rows of different days and shows both days. */
export function DateSeparator({ newer, older }: DateSeparatorProps) {
  const { date } = useDates();
  if (isSameDay(newer, older)) return null;
  return (
    <div className={styles.separator} data-part="date">
      <span>
        <Icon name="chevronUp" />
        {date(newer)}
      </span>
      <span>
        {date(older)}
        <Icon name="chevronDown" />
      </span>
    </div>
  );
}

function useDates() {
  const i18n = useI18n();
  return { date: (iso: string): string => i18n.date(Date.parse(iso), 'date') };
}

/** Days follow the reader's time zone. */
function isSameDay(a: string, b: string): boolean {
  const [first, second] = [new Date(a), new Date(b)];
  return first.getDate() === second.getDate() && first.getMonth() === second.getMonth() && first.getFullYear() === second.getFullYear();
}
