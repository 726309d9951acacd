import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { WAY_PICTURES } from '~/components/decks/ways';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import { NoteCard } from '~/components/note/card/NoteCard';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { PaneContext } from '~/router/PaneContext';
import type { Density } from '~/services/density';
import { showcaseNotes } from '~/stores/resources/server/showcase';
import styles from './MiniDeck.module.css';

/** How many notes the columns show at most. */
const NOTES = 8;
const LINES = 40;
const PICTURES = 16;

const RAIL: readonly IconName[] = ['home', 'bell', 'search', 'hash', 'deviceTv', 'paperclip', 'cloud', 'settings'];

/** The product as a picture: a small deck with what the server shows to everybody. It cannot be used. */
export const MiniDeck = observer(function MiniDeck() {
  const { t } = useI18n();
  const ids = useQuery(showcaseNotes, null).value;
  if (!ids) return null;
  if (ids.length === 0) return <LayoutPicture columns={WAY_PICTURES.deck} />;
  return (
    <div className={styles.deck}>
      <div className={styles.rail}>
        <span className={styles.write}>
          <Icon name="pencil" />
        </span>
        {RAIL.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
      <Column icon="planet" hue="renote" title={t('page.timeline.local')} density="compact">
        {ids.slice(0, NOTES).map((id) => (
          <NoteCard key={id} noteId={id} />
        ))}
      </Column>
      <Column icon="photo" hue="mention" title={t('welcome.pictures')}>
        <Pictures ids={ids} />
      </Column>
      <Column icon="list" hue="link" title={t('welcome.oneLine')} density="line">
        {ids.slice(0, LINES).map((id) => (
          <NoteCard key={id} noteId={id} />
        ))}
      </Column>
      <Column icon="whirl" hue="accent" title={t('page.timeline.global')} density="compact">
        {ids
          .slice(NOTES / 2)
          .toReversed()
          .slice(0, NOTES)
          .map((id) => (
            <NoteCard key={id} noteId={id} />
          ))}
      </Column>
    </div>
  );
});

interface ColumnProps {
  icon: IconName;
  hue: 'accent' | 'renote' | 'mention' | 'link';
  title: string;
  density?: Density;
  children: ReactNode;
}

function Column({ icon, hue, title, density = 'compact', children }: ColumnProps) {
  const pane = use(PaneContext);
  return (
    <div className={styles.column} data-density={density}>
      <div className={styles.head}>
        <span className={styles.kind} data-hue={hue}>
          <Icon name={icon} />
        </span>
        <b>{title}</b>
      </div>
      <PaneContext value={pane && { ...pane, density }}>
        <div className={styles.notes}>{children}</div>
      </PaneContext>
    </div>
  );
}

/** The pictures of the notes, without those that people should ask for. */
const Pictures = observer(function Pictures({ ids }: { ids: readonly string[] }) {
  const { notes } = useAccount();
  const { settings } = useStores();
  const options = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
  const files = ids
    .flatMap((id) => notes.get(id)?.files ?? [])
    .filter((file, place, all) => all.findIndex(({ id }) => id === file.id) === place)
    .filter((file) => file.type.startsWith('image/') && !hiddenAtStart(file, options))
    .slice(0, PICTURES);
  return (
    <div className={styles.pictures}>
      {files.map((file) => (
        <FileThumbnail key={file.id} file={file} className={styles.picture} />
      ))}
    </div>
  );
});
