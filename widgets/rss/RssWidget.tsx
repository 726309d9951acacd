import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { Loadable } from '~/components/async/Loadable';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { ChooseFeedButton } from '~/components/widget/ChooseFeedButton';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { WidgetOptionsButton } from '~/components/widget/WidgetOptionsButton';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { webFeed, type WebFeed, type WebFeedEntry } from '~/stores/resources/feeds/webFeeds';
import type { options as schema } from './options';
import styles from './RssWidget.module.css';

type RssProps = WidgetProps<OptionsOf<typeof schema>>;

/** The newest entries of a feed, as links. */
export default function RssWidget({ options, configure }: RssProps) {
  const { t } = useI18n();
  const typed = options.url.trim();
  const address = safeHttpUrl(typed);
  return (
    <>
      <WidgetHead actions={<WidgetOptionsButton configure={configure} />} />
      {address === null ? (
        <EmptyState text={t(typed === '' ? 'widget.noFeed' : 'widget.wrongFeed')} icon="rss">
          <ChooseFeedButton configure={configure} />
        </EmptyState>
      ) : (
        <LoadedFeed key={address} address={address} options={options} configure={configure} />
      )}
    </>
  );
}

const LoadedFeed = observer(function LoadedFeed({
  address,
  options,
  configure,
}: Pick<RssProps, 'options' | 'configure'> & { address: string }) {
  const { t } = useI18n();
  const query = usePolledQuery(webFeed, address, options.refreshIntervalSec * 1_000);
  const { value, error } = query;
  if (error && !value?.entries.length) {
    return (
      <ErrorState error={error} onRetry={() => void query.reload()}>
        <ChooseFeedButton configure={configure} />
      </ErrorState>
    );
  }
  return (
    <Loadable query={query}>
      {(feed) =>
        feed.entries.length === 0 ? (
          <EmptyState text={t('widget.emptyFeed')} icon="rss" />
        ) : (
          <Entries feed={feed} maxEntries={options.maxEntries} />
        )
      }
    </Loadable>
  );
});

function Entries({ feed: { title, entries }, maxEntries }: { feed: WebFeed; maxEntries: number }) {
  const { t } = useI18n();
  const name = title === '' ? t('rssWidget.entries') : t('rssWidget.entriesOf', { title });
  return (
    <>
      {title !== '' && <WidgetHead heading={<span className={styles.heading}>{title}</span>} />}
      <ul className={styles.entries} aria-label={name}>
        {entries.slice(0, maxEntries).map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry: { title, href, date } }: { entry: WebFeedEntry }) {
  const link = externalLinkProps(href);
  const content = (
    <>
      <span className={styles.title}>{title}</span>
      {date !== null && (
        <span className={styles.date}>
          <RelativeTime iso={date} />
        </span>
      )}
    </>
  );
  return link ? (
    <a {...link} className={styles.entry}>
      {content}
    </a>
  ) : (
    <div className={styles.entry}>{content}</div>
  );
}
