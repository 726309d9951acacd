import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { WireEmoji } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { customFolders, type PickerSection } from '~/components/emojiPicker/pickerSections';
import { TextField } from '~/components/ui/TextField';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import { Link } from '~/router/Link';
import { mayManageEmojis } from '~/services/mayManageEmojis';
import { folded } from '~/services/searchText';
import styles from './AboutEmojis.module.css';

/** How many emoji a search shows at most. */
const MOST_FOUND = 200;

/** The custom emoji of the server, by category, with a search. */
export const AboutEmojis = observer(function AboutEmojis() {
  const { t } = useI18n();
  const { me, server } = useAccount();
  const { emojis } = server;
  const [text, setText] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const load = async () => {
    const answer = await emojis.load();
    setError(answer.ok ? null : answer.error);
    setLoaded(true);
  };
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- another account has another list
  }, [emojis]);
  const all = emojis.emojis;
  const manage = mayManageEmojis(me) && (
    <p>
      <Link to="/custom-emojis-manager">{t('aboutPage.manageEmojis')}</Link>
    </p>
  );
  if (all.length === 0) {
    if (error) return <ErrorState error={error} onRetry={() => void load()} />;
    if (!isLoaded) return <LoadingState />;
    return (
      <>
        {manage}
        <EmptyState icon="moodSmile" text={t('aboutPage.noEmojis')} />
      </>
    );
  }
  const found = text.trim() === '' ? null : matching(all, text.trim());
  return (
    <>
      {manage}
      <TextField label={t('aboutPage.searchEmojis')} type="search" value={text} onChange={setText} />
      {found === null ? (
        customFolders(all, t('aboutPage.otherEmojis')).map((folder) => <Folder key={folder.id} folder={folder} />)
      ) : found.length === 0 ? (
        <EmptyState icon="moodSmile" text={t('aboutPage.noSuchEmoji')} />
      ) : (
        <section aria-label={t('aboutPage.foundEmojis')}>
          <Emojis codes={found.slice(0, MOST_FOUND).map(({ name }) => `:${name}:`)} />
          {found.length > MOST_FOUND && <p>{t('aboutPage.moreEmojis', { n: found.length - MOST_FOUND })}</p>}
        </section>
      )}
    </>
  );
});

/** Emoji with a text in their name or exactly as an alias. `:one: :two:` names emoji. */
function matching(emojis: readonly WireEmoji[], text: string): readonly WireEmoji[] {
  const named = [...text.matchAll(/:(\w+):/g)].map(([, name]) => name);
  if (named.length > 0) return emojis.filter(({ name }) => named.includes(name));
  const wanted = folded(text);
  return emojis.filter(({ name, aliases }) => folded(name).includes(wanted) || aliases.some((alias) => folded(alias) === wanted));
}

/** A category. Its pictures are drawn once it is open. This browser remembers which ones are. */
function Folder({ folder }: { folder: PickerSection }) {
  const { t } = useI18n();
  const { local } = useStores();
  const key = `ui:folder:emojis:${folder.id}`;
  const [isOpen, setOpen] = useState(() => local.get(key) === 't');
  const handleToggle = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (isNowOpen) local.set(key, 't');
    else local.remove(key);
  };
  return (
    <details className={styles.folder} open={isOpen} onToggle={(event) => handleToggle(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('aboutPage.category', { name: folder.title, n: folder.count })}</summary>
      {isOpen && (
        <div className={styles.content}>
          {folder.folders.map((inner) => (
            <Folder key={inner.id} folder={inner} />
          ))}
          <Emojis codes={folder.emojis} />
        </div>
      )}
    </details>
  );
}

/** @param codes each as `:name:` */
function Emojis({ codes }: { codes: readonly string[] }) {
  const { overlays } = useStores();
  if (codes.length === 0) return null;
  return (
    <ul className={styles.emojis}>
      {codes.map((code) => (
        <li key={code}>
          <button type="button" className={styles.emoji} onClick={() => void overlays.open('emojiDetail', { name: code.slice(1, -1) })}>
            <CustomEmoji name={code.slice(1, -1)} size="large" />
            <span className={styles.name}>{code.slice(1, -1)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
