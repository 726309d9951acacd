import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { useAccount, useStores } from '~/stores/context';
import { useUserActions } from '~/stores/userActions/useUserActions';
import styles from './UserMemo.module.css';

interface UserMemoProps {
  user: User;
}

/** A note to oneself about somebody, saved when one leaves the field. Only its writer ever sees it. */
export const UserMemo = observer(function UserMemo({ user }: UserMemoProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  if (!me) return null;
  if (!user.memo && !isOpen) {
    return (
      <div className={styles.add}>
        <Button variant="ghost" icon="pencil" onClick={() => setIsOpen(true)}>
          {t('profile.addMemo')}
        </Button>
      </div>
    );
  }
  return <MemoField key={user.memo ?? ''} user={user} isNew={isOpen} onDone={() => setIsOpen(false)} />;
});

function MemoField({ user, isNew, onDone }: UserMemoProps & { isNew: boolean; onDone: () => void }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const actions = useUserActions();
  const labelId = useId();
  const [text, setText] = useState(user.memo ?? '');
  const save = async () => {
    onDone();
    if (text === (user.memo ?? '')) return;
    const result = await actions.updateMemo(user.id, text);
    if (!result.ok) overlays.showError(result.error, { retry: () => void save() });
  };
  return (
    <div className={styles.memo}>
      <span id={labelId} className={styles.label}>
        {t('profile.memo')}
      </span>
      <textarea
        className={styles.text}
        aria-labelledby={labelId}
        rows={2}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the click on "add memo" just before
        autoFocus={isNew}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void save()}
      />
    </div>
  );
}
