import { useEffect } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { LoadingState } from '~/components/async/LoadingState';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { pathOfMeaning } from '~/components/search/pathOfMeaning';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { clientOrigin, internalPath } from '~/router/address';
import { usePane } from '~/router/PaneContext';
import { defineQuery } from '~/stores/resources/definitions';
import { linkMeaning } from './linkMeaning';
import type manifest from './manifest';

/** Where the product shows what a link names: its own pages at once, and others after a look at the server. Null if there is nothing. */
const linkTarget = defineQuery({
  async fetch(account, link: string): Promise<{ readonly path: string | null }> {
    const meaning = linkMeaning(link);
    if (meaning === null) return { path: null };
    const own = meaning.kind === 'address' ? internalPath(meaning.address, clientOrigin()) : null;
    if (own !== null) return { path: own };
    const found = await pathOfMeaning(account, account.server, meaning);
    if (found.ok) return { path: found.value };
    // A retry may help, or there is nothing to find.
    if (found.error.retryable || found.error.code === 'canceled') throw found.error;
    return { path: null };
  },
});

/** How much of a link is shown, in characters. */
const SHOWN_LENGTH = 200;

/** Opens the note, the person or the page that a link of the installed app names. */
export default function OpenLinkPage({ params: { url = '' } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const query = useQuery(linkTarget, url);
  return (
    <Page title={t('openLinkPage.title')}>
      <Loadable query={query}>{({ path }) => (path === null ? <Nothing link={url} /> : <Open path={path} />)}</Loadable>
    </Page>
  );
}

function Open({ path }: { path: string }) {
  const { navigate } = usePane();
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return <LoadingState />;
}

function Nothing({ link }: { link: string }) {
  const { t } = useI18n();
  return (
    <EmptyState
      pose="searching"
      text={t('openLinkPage.nothing')}
      hint={link === '' ? t('openLinkPage.empty') : t('openLinkPage.hint', { link: link.slice(0, SHOWN_LENGTH) })}
    >
      <LinkButton to="/search" icon="search">
        {t('openLinkPage.search')}
      </LinkButton>
      <LinkButton to="/" variant="primary" icon="home">
        {t('openLinkPage.home')}
      </LinkButton>
    </EmptyState>
  );
}
