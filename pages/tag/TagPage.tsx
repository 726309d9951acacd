import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { compose } from '~/stores/session/guards';
import type manifest from './manifest';

/** The notes with a tag, live. */
export default observer(function TagPage({ params }: PageProps<typeof manifest>) {
  const tag = params.tag;
  const { t } = useI18n();
  const { key, me } = useAccount();
  const { paneId } = usePane();
  return (
    <Page title={`#${tag}`} actions={me && <WriteButton tag={tag} />} scrolls>
      <TimelineFeed
        key={tag}
        source={{ kind: 'hashtag', tag }}
        label={t('tagPage.notes', { tag })}
        emptyText={t('tagPage.empty', { tag })}
        emptyHint={t('tagPage.emptyHint')}
        emptyWays={me ? <WriteFirst tag={tag} /> : undefined}
        viewKey={`${paneId}:${key}:tag:${tag}`}
      />
    </Page>
  );
});

function WriteFirst({ tag }: { tag: string }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  return (
    <>
      <Button
        variant="primary"
        icon="pencil"
        aria-haspopup="dialog"
        onClick={() => void compose(root, { initialText: `#${tag} `, instant: true }, account)}
      >
        {t('tagPage.writeFirst', { tag })}
      </Button>
      <LinkButton to="/explore">{t('tagPage.explore')}</LinkButton>
    </>
  );
}

/** Opens a composer with the tag. It ignores drafts, so the account's own draft stays as it is. */
function WriteButton({ tag }: { tag: string }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  return (
    <IconButton
      icon="pencil"
      label={t('tagPage.write')}
      aria-haspopup="dialog"
      onClick={() => void compose(root, { initialText: `#${tag} `, instant: true }, account)}
    />
  );
}
