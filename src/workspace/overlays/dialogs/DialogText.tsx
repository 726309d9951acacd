import { ErrorDetails } from '~/components/async/ErrorDetails';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Icon, type IconName } from '~/components/ui/Icon';
import type { ConfirmOptions, DialogTone } from '~/stores/ui/dialogs';
import styles from './Dialog.module.css';

const icons: Readonly<Record<DialogTone, IconName>> = {
  info: 'infoCircle',
  success: 'circleCheck',
  warning: 'alertTriangle',
  question: 'helpCircle',
  error: 'alertCircle',
};

interface DialogTextProps {
  link?: ConfirmOptions['link'] | undefined;
  tone?: DialogTone;
  title?: string;
  text?: string;
  detail?: string;
  details?: string | undefined;
}

/** The text of a dialog. */
export function DialogText({ tone, title, text, link, detail, details }: DialogTextProps) {
  return (
    <>
      {tone && (
        <span className={styles.tone} data-tone={tone}>
          <Icon name={icons[tone]} size="2.5em" />
        </span>
      )}
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {link && (
        <p className={styles.text}>
          <ExternalLink href={link.href}>{link.text}</ExternalLink>
        </p>
      )}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <ErrorDetails details={details} />
    </>
  );
}
