import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { saveModerationNote } from '~/stores/resources/users/profiles';
import styles from './ModerationNote.module.css';

/** The note of moderators about a user. Only moderators see it. */
export const ModerationNote = observer(function ModerationNote({ user }: { user: User }) {
  const { me } = useAccount();
  if (!(me?.isModerator || me?.isAdmin) || user.moderationNote === undefined) return null;
  return <NoteField key={user.id} userId={user.id} stored={user.moderationNote} />;
});

function NoteField({ userId, stored }: { userId: string; stored: string }) {
  const { t } = useI18n();
  const { overlays, sessionLocal } = useStores();
  const account = useAccount();
  const key = `moderationNote::${account.key}::${userId}`;
  const [typed, setTyped] = useState(() => sessionLocal.get(key));
  const [isBusy, setIsBusy] = useState(false);
  const text = typed ?? stored;
  // Unsaved text stays when the profile is left, until the tab closes.
  const change = (next: string) => {
    sessionLocal.set(key, next);
    setTyped(next);
  };
  const save = async () => {
    setIsBusy(true);
    const result = await saveModerationNote(account, userId, text);
    setIsBusy(false);
    if (!result.ok) return overlays.showError(result.error);
    // Text that was typed in the meantime stays.
    if (sessionLocal.get(key) === text) sessionLocal.remove(key);
    setTyped((now) => (now === text ? null : now));
    return undefined;
  };
  return (
    <div className={styles.note}>
      <TextArea label={t('profile.moderationNote')} help={t('profile.moderationNoteHelp')} rows={2} value={text} onChange={change} />
      {text !== stored && (
        <Button variant="primary" icon="check" busy={isBusy} onClick={() => void save()}>
          {t('profile.saveNote')}
        </Button>
      )}
    </div>
  );
}
