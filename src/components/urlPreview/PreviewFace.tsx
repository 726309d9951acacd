import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useProxiedUrl } from '~/react/useProxiedUrl';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { keepFocus } from '~/lib/keepFocus';
import { hostText } from '~/mfm/hostText';
import { readable, type LinkTarget } from '~/mfm/linkTarget';
import { Link } from '~/router/Link';
import { useStores } from '~/react/context';
import type { UrlPreviewState } from '~/stores/urlPreviews/UrlPreviewStore';
import styles from './PreviewFace.module.css';

interface PreviewFaceProps {
  target: Exclude<LinkTarget, { kind: 'invalid' }>;
  state: UrlPreviewState;
  /** Whether the page has a player, which changes the label. */
  onPlay?: (() => void) | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The preview of a page as one link. It has the same height before its data arrives, after it, and without data. */
export const PreviewFace = observer(function PreviewFace({ target, state, onPlay, children }: PreviewFaceProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const proxied = useProxiedUrl();
  const host = hostText(target.url.host);
  const preview = state.status === 'ready' ? state.preview : null;
  const thumbnail = settings.get('dataSaver').urlPreview ? null : (preview?.thumbnail ?? null);
  const title = preview?.title ?? host;
  const picture = thumbnail !== null && <img src={proxied(thumbnail, 'preview')} alt="" loading="lazy" decoding="async" />;
  return (
    <div className={styles.face} data-status={state.status} aria-busy={state.status === 'loading'}>
      <PreviewLink target={target}>
        {preview ? (
          <>
            <span className={styles.title}>{title}</span>
            {preview.description !== null && <span className={styles.description}>{preview.description}</span>}
            <span className={styles.site}>
              {preview.icon !== null && <img src={proxied(preview.icon, 'preview')} alt="" loading="lazy" decoding="async" />}
              {preview.sitename !== null && preview.sitename !== host && (
                <>
                  <span className={styles.sitename}>{preview.sitename}</span>
                  {' · '}
                </>
              )}
              <span className={styles.host} dir="ltr">
                {host}
              </span>
            </span>
          </>
        ) : (
          <span className={styles.title}>
            {state.status === 'failed' ? <Address url={target.url} /> : t('urlPreview.loading', { host })}
          </span>
        )}
      </PreviewLink>
      {onPlay ? (
        <button
          ref={keepFocus}
          type="button"
          className={styles.thumbnail}
          aria-label={t('urlPreview.play', { title })}
          data-tooltip={t('urlPreview.play', { title })}
          onClick={onPlay}
        >
          {picture}
          <span className={styles.playMark}>
            <Icon name="playerPlay" />
          </span>
        </button>
      ) : (
        picture && <span className={styles.thumbnail}>{picture}</span>
      )}
      <span className={styles.buttons}>{children}</span>
    </div>
  );
});

/** The host and the path of a page, to read. */
function Address({ url: { host, pathname, search } }: { url: URL }) {
  const path = readable(`${pathname}${search}`);
  return (
    <>
      {hostText(host)}
      {path !== '/' && ` · ${path}`}
    </>
  );
}

function PreviewLink({ target, children }: Pick<PreviewFaceProps, 'target'> & { children: ReactNode }) {
  if (target.kind === 'internal') {
    return (
      <Link to={target.to} className={styles.link}>
        {children}
      </Link>
    );
  }
  return (
    <a {...externalLinkProps(target.href)} className={styles.link}>
      {children}
    </a>
  );
}
