import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { Icon, type IconName } from '~/components/ui/Icon';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { peek } from '~/lib/peek';
import { useAccount } from '~/react/context';
import { driveFiles } from '~/stores/resources/drive/driveFiles';
import { antennas } from '~/stores/resources/feeds/antennas';
import { channels } from '~/stores/resources/feeds/channels';
import { lists } from '~/stores/resources/feeds/lists';
import { labelKeyOf, sectionOf } from '~/stores/settings/sections';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { NotePreview } from './NotePreview';
import styles from '../PalettePreview.module.css';
import { SettingState } from '../SettingState';
import { notesWithTag } from './notesWithTag';

interface FactsProps {
  icon: IconName;
  name: ReactNode;
  children?: ReactNode;
}

/** The head of a preview: an icon, a name, and what follows. */
function Facts({ icon, name, children }: FactsProps) {
  return (
    <div className={styles.plain}>
      <span className={styles.tile} data-icon={icon}>
        <Icon name={icon} size="28px" />
      </span>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}

/** A hashtag, with its newest notes among those that are here. */
export function TagPreview({ tag }: { tag: string }) {
  const account = useAccount();
  const notes = peek(() => notesWithTag(tag, account));
  return (
    <>
      <Facts icon="hash" name={`#${tag}`} />
      {notes.map((note) => (
        <NotePreview key={note.id} note={note} />
      ))}
    </>
  );
}

/** A channel, with its banner and numbers. */
export const ChannelPreview = observer(function ChannelPreview({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  const account = useAccount();
  const channel = channels.one(account, id);
  const banner = account.server.mediaUrl(channel?.bannerUrl);
  return (
    <>
      {banner !== null && (
        <div className={styles.banner}>
          <img src={banner} alt="" decoding="async" />
        </div>
      )}
      <Facts icon="deviceTv" name={channel?.name ?? name}>
        {channel && (
          <p className={styles.help}>{t('commandPaletteWindow.channelFacts', { notes: channel.notesCount, users: channel.usersCount })}</p>
        )}
        {channel?.description && <p className={styles.bio}>{channel.description}</p>}
      </Facts>
    </>
  );
});

/** A list, with the number of its members. */
export const ListPreview = observer(function ListPreview({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  const list = lists.one(useAccount(), id);
  return (
    <Facts icon="list" name={list?.name ?? name}>
      {list?.userIds && <p className={styles.help}>{t('commandPaletteWindow.members', { n: list.userIds.length })}</p>}
    </Facts>
  );
});

/** An antenna, with the words that it looks for. */
export const AntennaPreview = observer(function AntennaPreview({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  const antenna = antennas.one(useAccount(), id);
  const words = (antenna?.keywords ?? []).map((together) => together.join(' ')).filter(Boolean);
  return (
    <Facts icon="antenna" name={antenna?.name ?? name}>
      {words.length > 0 && <p className={styles.help}>{t('commandPaletteWindow.antennaWords', { words: words.join(', ') })}</p>}
    </Facts>
  );
});

/** A file of the drive. */
export const FilePreview = observer(function FilePreview({ id }: { id: string }) {
  const i18n = useI18n();
  const file = driveFiles.one(useAccount(), id);
  if (!file) return null;
  return (
    <div className={styles.plain}>
      <FileThumbnail file={file} className={styles.large} />
      <p className={styles.name}>{file.name}</p>
      <p className={styles.help}>
        {file.type} · {byteSize(i18n, file.size)}
      </p>
      {file.comment && <p className={styles.bio}>{file.comment}</p>}
    </div>
  );
});

/** A large emoji. */
export function EmojiPreview({ emoji }: { emoji: string }) {
  const isCustom = emoji.startsWith(':');
  return (
    <div className={styles.plain}>
      <span className={styles.bigEmoji}>
        {isCustom ? <CustomEmoji name={emoji.slice(1, -1)} isOriginal /> : <UnicodeEmoji emoji={emoji} />}
      </span>
      <p className={styles.name}>{emoji}</p>
    </div>
  );
}

/** A setting: what it does, and its value. */
export function SettingPreview({ name }: { name: SettingKey }) {
  const i18n = useI18n();
  const { t } = i18n;
  const help = `${labelKeyOf(name)}.help`;
  return (
    <Facts icon="settings" name={t(labelKeyOf(name))}>
      <p className={styles.help}>{t(`settingForm.section.${sectionOf(name)}`)}</p>
      <SettingState name={name} />
      {i18n.has(help) && <p className={styles.bio}>{i18n.t(help)}</p>}
    </Facts>
  );
}
