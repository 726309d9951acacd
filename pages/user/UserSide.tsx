import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { aspectRatio } from '~/components/media/aspect';
import { Blurhash } from '~/components/media/Blurhash';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import { Icon } from '~/components/ui/Icon';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { notesWithFilesOf } from '~/stores/resources/users/profiles';
import { NotesChart, ViewsChart } from './UserCharts';
import styles from './UserSide.module.css';

/** How many days the small chart shows. */
const DAYS = 50;

/** The newest files of a user, and how active the user is. */
export function UserSide({ user }: { user: User }) {
  const { t } = useI18n();
  const filesId = useId();
  const activityId = useId();
  const [shown, setShown] = useState<'notes' | 'views'>('notes');
  return (
    <div className={styles.side}>
      <section className={styles.part} aria-labelledby={filesId}>
        <h2 id={filesId} className={styles.title}>
          {t('userPage.files')}
        </h2>
        <Files key={user.id} user={user} />
      </section>
      <section className={styles.part} aria-labelledby={activityId}>
        <h2 id={activityId} className={styles.title}>
          {t('userPage.tab.activity')}
        </h2>
        <Tabs
          label={t('userPage.tab.activity')}
          value={shown}
          items={[
            { value: 'notes', label: t('userPage.chart.notes') },
            { value: 'views', label: t('userPage.chart.views') },
          ]}
          onChange={setShown}
        />
        <div className={styles.chart}>
          {shown === 'notes' ? <NotesChart userId={user.id} days={DAYS} /> : <ViewsChart userId={user.id} days={DAYS} />}
        </div>
      </section>
    </div>
  );
}

function Files({ user }: { user: User }) {
  const { t } = useI18n();
  const { notes } = useAccount();
  const query = useQuery(notesWithFilesOf, user.id);
  return (
    <Loadable query={query} empty={<p className={styles.nothing}>{t('userPage.noFiles')}</p>}>
      {(ids) => (
        <ul className={styles.files}>
          {ids.flatMap((noteId) =>
            (notes.get(noteId)?.files ?? []).map((file) => (
              <li key={`${noteId}/${file.id}`}>
                <File file={file} noteId={noteId} />
              </li>
            )),
          )}
        </ul>
      )}
    </Loadable>
  );
}

/** A file that leads to its note. What may be unpleasant is shown after a click. */
const File = observer(function File({ file, noteId }: { file: WireDriveFile; noteId: string }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [isUncovered, setUncovered] = useState(false);
  const isHidden = hiddenAtStart(file, { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media });
  const name = file.comment ?? file.name;
  if (isHidden && !isUncovered) {
    return (
      <button type="button" className={styles.file} aria-label={t('userPage.uncover', { name })} onClick={() => setUncovered(true)}>
        <Blurhash hash={file.blurhash} ratio={aspectRatio(file)} />
        <Icon name="eyeOff" size="1.5em" className={styles.mark} />
      </button>
    );
  }
  return (
    <Link to={`/notes/${noteId}`} className={styles.file} aria-label={t('userPage.noteWith', { name })} title={name}>
      <FileThumbnail file={file} className={styles.thumbnail} />
    </Link>
  );
});
