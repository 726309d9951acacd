import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { ErrorLine } from '~/components/async/ErrorLine';
import { useRetryWhenBack } from '~/components/async/useRetryWhenBack';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Marquee } from '~/components/ui/Marquee';
import { Spinner } from '~/components/ui/Spinner';
import { ChooseFeedButton } from '~/components/widget/ChooseFeedButton';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { WidgetOptionsButton } from '~/components/widget/WidgetOptionsButton';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { keepFocus } from '~/lib/keepFocus';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useMayMove } from '~/react/useMayMove';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { shuffled } from '~/services/shuffled';
import { webFeed, type WebFeedEntry } from '~/stores/resources/feeds/webFeeds';
import type { options as schema } from './options';
import styles from './RssTickerWidget.module.css';

type TickerProps = WidgetProps<OptionsOf<typeof schema>>;

/** The entries of a feed, passing in one line. */
export default function RssTickerWidget({ options, configure }: TickerProps) {
  const { t } = useI18n();
  const typed = options.url.trim();
  const address = safeHttpUrl(typed);
  return (
    <div className={styles.ticker}>
      <WidgetHead actions={<WidgetOptionsButton configure={configure} />} />
      {address === null ? (
        <Face>
          {typed !== '' && <span>{t('widget.wrongFeed')}</span>}
          <ChooseFeedButton configure={configure} />
        </Face>
      ) : (
        <LoadedTicker key={address} address={address} options={options} configure={configure} />
      )}
    </div>
  );
}

const LoadedTicker = observer(function LoadedTicker({
  address,
  options,
  configure,
}: Pick<TickerProps, 'options' | 'configure'> & { address: string }) {
  const { t } = useI18n();
  const query = usePolledQuery(webFeed, address, options.refreshIntervalSec * 1_000);
  const { value, error } = query;
  const retry = () => void query.reload();
  useRetryWhenBack(error?.retryable ?? false, retry);
  if (!value?.entries.length) {
    if (error) {
      return (
        <Face role="alert">
          <ErrorLine error={error} />
          <Button ref={keepFocus} icon="refresh" onClick={retry}>
            {t('core.retry')}
          </Button>
          <ChooseFeedButton configure={configure} />
        </Face>
      );
    }
    return <Face role="status">{value ? t('widget.emptyFeed') : <Waiting />}</Face>;
  }
  return (
    <div className={styles.row}>
      <Headlines entries={value.entries} options={options} />
      {/* The last headlines stay, and there is no room for a sentence. */}
      {error && <IconButton ref={keepFocus} icon="alertTriangle" label={t('rssTickerWidget.outdated')} onClick={retry} />}
    </div>
  );
});

/** What is shown instead of headlines, in as little room as they need. */
function Face({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div className={styles.face} role={role}>
      {children}
    </div>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <>
      <Spinner />
      <span className="visuallyHidden">{t('core.loading')}</span>
    </>
  );
}

const Headlines = observer(function Headlines({ entries, options }: { entries: readonly WebFeedEntry[]; options: TickerProps['options'] }) {
  const { t } = useI18n();
  const mayMove = useMayMove();
  const [isPaused, setIsPaused] = useState(false);
  const { shuffle, maxEntries, duration, reverse } = options;
  // A feed without news keeps its order, so that nothing jumps while people read.
  const content = entries.map(({ key, title }) => `${key} ${title}`).join('\n');
  const shown = useMemo(() => {
    const some = entries.slice(0, maxEntries);
    return shuffle ? shuffled(some) : some;
    // oxlint-disable-next-line react/exhaustive-deps -- equal entries keep their order
  }, [content, maxEntries, shuffle]);
  return (
    <>
      <Marquee key={content} className={styles.line} items={shown} durationSec={duration} isReversed={reverse} isPaused={isPaused}>
        {({ title, href }) => <Headline title={title} href={href} />}
      </Marquee>
      {/* A finger cannot rest above the line to stop it. */}
      {mayMove && (
        <IconButton
          icon={isPaused ? 'playerPlay' : 'playerPause'}
          label={t(isPaused ? 'rssTickerWidget.resume' : 'rssTickerWidget.pause')}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </>
  );
});

function Headline({ title, href }: Pick<WebFeedEntry, 'title' | 'href'>) {
  const link = externalLinkProps(href);
  return link ? <a {...link}>{title}</a> : title;
}
