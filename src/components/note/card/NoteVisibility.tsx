import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import styles from './NoteVisibility.module.css';

interface NoteVisibilityProps {
  note: Pick<Note, 'visibility' | 'localOnly' | 'channel'>;
}

const ICONS = { home: 'home', followers: 'lock', specified: 'mail' } as const satisfies Record<string, IconName>;

/** Icons for who can read a note, unless it is public, and for its channel. */
export function NoteVisibility({ note }: NoteVisibilityProps) {
  const { t } = useI18n();
  return (
    <>
      {note.visibility !== 'public' && note.visibility in ICONS && (
        <Mark icon={ICONS[note.visibility]} label={t(`note.visibility.${note.visibility}`)} />
      )}
      {note.localOnly && <Mark icon="rocketOff" label={t('note.localOnly')} />}
      {note.channel && <Mark icon="deviceTv" label={note.channel.name} />}
    </>
  );
}

function Mark({ icon, label }: { icon: IconName; label: string }) {
  return (
    <span className={styles.mark} title={label}>
      <Icon name={icon} label={label} />
    </span>
  );
}
