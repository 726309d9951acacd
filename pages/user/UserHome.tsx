import { useState } from 'react';
import { useIsWide } from '~/react/useIsWide';
import type { Refresh } from '~/components/pull/refresh';
import { UserProfile } from '~/components/user/UserProfile';
import { later } from '~/react/later';
import type { User } from '~/services/records';
import styles from './UserPage.module.css';
import { UserTimeline } from './UserTimeline';

/** The width from which files and activity stand beside the notes; px. */
const TWO_COLUMNS = 1060;

/** Files and activity come after the profile and the notes, which people read first. */
const UserSide = later<{ user: User }>(async () => (await import('./UserSide')).UserSide);

interface UserHomeProps {
  user: User;
  show: string | undefined;
  onRefresh: Refresh;
}

/** The profile with the notes below; in a wide pane, files and activity are beside them. */
export function UserHome({ user, show, onRefresh }: UserHomeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isWide = useIsWide(element, TWO_COLUMNS);
  return (
    <div ref={setElement} className={styles.home} data-wide={isWide || undefined}>
      <div className={styles.main}>
        <UserTimeline
          user={user}
          show={show}
          onRefresh={onRefresh}
          before={
            <>
              <UserProfile userId={user.id} />
              {!isWide && <UserSide user={user} />}
            </>
          }
        />
      </div>
      {isWide && (
        <div className={styles.side}>
          <UserSide user={user} />
        </div>
      )}
    </div>
  );
}
