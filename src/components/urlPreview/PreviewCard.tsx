import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { hostText } from '~/mfm/hostText';
import type { LinkTarget } from '~/mfm/linkTarget';
import { tweetIdOf } from '~/services/urlPreview';
import { useStores } from '~/react/context';
import { PlayerFrame } from './PlayerFrame';
import styles from './PreviewCard.module.css';
import { PreviewFace } from './PreviewFace';
import { TweetFrame } from './TweetFrame';
import { useUrlPreview } from './useUrlPreview';

interface PreviewCardProps {
  target: Exclude<LinkTarget, { kind: 'invalid' }>;
  url: string;
}

/** The least viewport width for floating windows, in px. Phones are too narrow for them. */
const WIDE = '(width > 500px)';

/**
 * A preview card with a button to play or to show a post. Nothing of another site runs before
 * a click, and nothing keeps running after the card is removed or hidden.
 */
export const PreviewCard = observer(function PreviewCard({ target, url }: PreviewCardProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const state = useUrlPreview(url);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isCard = useGrown(place, state.status === 'ready');
  useEffect(() => () => setOpen(false), []);

  const host = hostText(target.url.host);
  const preview = state.status === 'ready' ? state.preview : null;
  const title = preview?.title ?? host;
  const player = preview?.player ?? null;
  const tweetId = tweetIdOf(url);
  const handleWindow = () => {
    setOpen(false);
    if (player) void overlays.open('player', { title, player });
  };
  return (
    <div ref={place} className={styles.preview} role="group" aria-label={t('urlPreview.of', { host })}>
      <PreviewFace
        target={target}
        state={state}
        size={isCard ? 'card' : 'line'}
        onPlay={player && !isOpen ? () => setOpen(true) : undefined}
      >
        {player && isOpen && <IconButton ref={keepFocus} icon="x" label={t('urlPreview.closePlayer')} onClick={() => setOpen(false)} />}
        {player && window.matchMedia(WIDE).matches && (
          <IconButton icon="appWindow" label={t('urlPreview.openInWindow')} onClick={handleWindow} />
        )}
        {tweetId !== null && (
          <IconButton
            icon={isOpen ? 'x' : 'chevronDown'}
            label={t(isOpen ? 'urlPreview.closePost' : 'urlPreview.expandPost')}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </PreviewFace>
      {isOpen && tweetId !== null && <TweetFrame id={tweetId} />}
      {isOpen && tweetId === null && player && <PlayerFrame player={player} title={title} />}
    </div>
  );
});

/**
 * Returns whether a preview may have the height of a card: if its data was there when it appeared, or once it is out of sight, because
 * nothing may move where people read.
 */
function useGrown(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [isGrown, setGrown] = useState(isReady);
  useEffect(() => {
    if (!isReady || isGrown) return undefined;
    const watching = new IntersectionObserver((entries) => setGrown(!entries.at(-1)!.isIntersecting));
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, [place, isReady, isGrown]);
  return isGrown;
}
