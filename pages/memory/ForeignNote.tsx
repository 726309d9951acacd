import { Facts } from '~/components/ui/Facts';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { useI18n } from '~/i18n/useI18n';
import type { FoundNote } from '~/memory/model';
import styles from './ForeignNote.module.css';

/** A note that another account has read. That account may not be signed in, so the note is shown as it was, with a link to its page. */
export function ForeignNote({ account, note }: FoundNote) {
  const { t } = useI18n();
  const host = account.slice(0, account.lastIndexOf('/'));
  const { user } = note;
  const name = user.name || user.username;
  return (
    <article className={styles.foreign} aria-label={t('memoryPage.noteBy', { name })} tabIndex={-1}>
      <Facts>
        <bdi>{name}</bdi>
        <span>{`@${user.username}@${user.host ?? host}`}</span>
        <RelativeTime iso={note.createdAt} />
      </Facts>
      {note.cw && <p>{note.cw}</p>}
      {!note.cw && note.text && <p>{note.text}</p>}
      <div>
        <ExternalLink href={note.url ?? note.uri ?? `https://${host}/notes/${encodeURIComponent(note.id)}`}>
          {t('memoryPage.open')}
        </ExternalLink>
      </div>
    </article>
  );
}
