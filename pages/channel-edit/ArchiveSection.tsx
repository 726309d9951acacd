import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { updateChannel } from '~/stores/resources/feeds/channelEditing';
import type { Channel } from '~/stores/resources/feeds/channels';
import styles from './ChannelEditPage.module.css';

/** Archives a channel after a question, or opens it again. */
export function ArchiveSection({ channel: { id, name, isArchived } }: { channel: Channel }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const saving = useSubmit((next: boolean) => updateChannel(account, id, { isArchived: next }), { onDone: () => overlays.success() });
  const archive = async () => {
    const text = t('channelEditPage.archiveQuestion', { name });
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('channelEditPage.archive') })) await saving.run(true);
  };
  return (
    <div className={styles.archive}>
      <p className={styles.help}>{t(isArchived ? 'channelEditPage.archived' : 'channelEditPage.archiveHelp')}</p>
      {isArchived ? (
        <Button icon="arrowBack" busy={saving.isBusy} onClick={() => void saving.run(false)}>
          {t('channelEditPage.reopen')}
        </Button>
      ) : (
        <Button variant="danger" icon="archive" busy={saving.isBusy} onClick={() => void archive()}>
          {t('channelEditPage.archive')}
        </Button>
      )}
    </div>
  );
}
