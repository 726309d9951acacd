import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useKept } from '~/components/list/useKept';
import { channelColor } from '~/components/note/card/channelColor';
import { NoteCard } from '~/components/note/card/NoteCard';
import { PageStack } from '~/components/page/PageStack';
import { Button } from '~/components/ui/Button';
import { Facts } from '~/components/ui/Facts';
import { Notice } from '~/components/ui/Notice';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { useAccount, useServer } from '~/react/context';
import type { Channel } from '~/stores/resources/feeds/channels';
import { ChannelButtons } from './ChannelButtons';
import styles from './ChannelPage.module.css';

/** What a channel is about, and its pinned notes. */
export function ChannelOverview({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  return (
    <PageStack isDense>
      <section className={styles.head} style={channelColor({ channel })} aria-label={channel.name}>
        <Banner channel={channel} />
        <div className={styles.about}>
          {channel.isArchived && <Notice>{t('channelPage.archived')}</Notice>}
          {channel.description && <Mfm text={channel.description} isNote={false} />}
          <Facts>
            <span>{t('channelPage.people', { n: channel.usersCount })}</span>
            <span>{t('channelPage.notes', { n: channel.notesCount })}</span>
            {channel.lastNotedAt !== null && (
              <span>
                {t('channelPage.lastNote')} <RelativeTime iso={channel.lastNotedAt} />
              </span>
            )}
            {channel.isSensitive && <span>{t('channelPage.sensitive')}</span>}
          </Facts>
          {channel.allowRenoteToExternal === false && <Facts>{t('channelPage.noRenotes')}</Facts>}
          <ChannelButtons channel={channel} />
        </div>
      </section>
      {channel.pinnedNoteIds.length > 0 && <PinnedNotes ids={channel.pinnedNoteIds} />}
    </PageStack>
  );
}

/** The picture of a channel. That of a sensitive one appears on request. */
function Banner({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  const [isShown, setShown] = useState(channel.isSensitive !== true);
  const url = useServer().mediaUrl(channel.bannerUrl);
  return (
    <div className={styles.banner}>
      {url && isShown && <img src={url} alt="" decoding="async" />}
      {url && !isShown && (
        <Button icon="eye" onClick={() => setShown(true)}>
          {t('channelPage.showBanner')}
        </Button>
      )}
    </div>
  );
}

const PinnedNotes = observer(function PinnedNotes({ ids }: { ids: readonly string[] }) {
  const { t } = useI18n();
  const { notes } = useAccount();
  useKept(ids);
  // Servers list the ids of deleted notes as well.
  const shown = ids.filter((id) => notes.get(id) !== undefined);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('channelPage.pinned')}>
      <h2 className={styles.subtitle}>{t('channelPage.pinned')}</h2>
      <div className={styles.pinned}>
        {shown.map((id) => (
          <NoteCard key={id} noteId={id} />
        ))}
      </div>
    </section>
  );
});
