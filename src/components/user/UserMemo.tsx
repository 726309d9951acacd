import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useContentRows } from '~/components/ui/useContentRows';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { useUserActions } from '~/react/useUserActions';
import styles from './UserMemo.module.css';

interface UserMemoProps {
  user: User;
}

/** A private memo about a user. It saves when the focus leaves the field or the viewer leaves the page. */
export const UserMemo = observer(function UserMemo({ user }: UserMemoProps) {
  const { me } = useAccount();
  return me && <MemoField key={user.id} user={user} />;
});

function MemoField({ user }: UserMemoProps) {
  const { t } = useI18n();
  const labelId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const { text, isUnsaved, change, save } = useMemoText(user);
  const field = useRef<HTMLTextAreaElement>(null);
  useContentRows(field, text);
  if (!user.memo && !isAsked && !isUnsaved) {
    return (
      <div className={styles.add}>
        <Button variant="ghost" icon="pencil" onClick={() => setIsAsked(true)}>
          {t('profile.addMemo')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.memo}>
      <Icon name="note" />
      <textarea
        ref={field}
        className={styles.text}
        aria-label={t('profile.memo')}
        aria-describedby={labelId}
        rows={1}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the viewer has just clicked "add memo"
        autoFocus={isAsked}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setIsAsked(false);
          save();
        }}
      />
      <span id={labelId} className={styles.label}>
        {t('profile.memoPrivate')}
      </span>
    </div>
  );
}

/** The text in the field: the unsaved text, or the text from the server. */
function useMemoText(user: User) {
  const { overlays } = useStores();
  const actions = useUserActions();
  const [typed, setTyped] = useState<string | null>(null);
  /** The text that is being saved. The user record shows it already, although the server may still refuse it. */
  const underway = useRef<string | null>(null);
  const latest = useRef(() => {});
  const send = async (text: string) => {
    underway.current = text;
    const result = await actions.updateMemo(user.id, text);
    underway.current = null;
    if (result.ok) setTyped((now) => (now === text ? null : now));
    else overlays.showError(result.error, { retry: () => latest.current() });
  };
  const save = () => {
    if (typed === null || typed === underway.current) return;
    if (typed === (user.memo ?? '')) setTyped(null);
    else void send(typed);
  };
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => latest.current(), []);
  return { text: typed ?? user.memo ?? '', isUnsaved: typed !== null, change: setTyped, save };
}
