import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { keepFocus } from '~/lib/keepFocus';
import { hostText } from '~/mfm/hostText';
import { readable, type LinkTarget } from '~/mfm/linkTarget';
import { Link } from '~/router/Link';
import { useServer, useStores } from '~/react/context';
import type { UrlPreviewState } from '~/stores/urlPreviews/UrlPreviewStore';
import styles from './PreviewFace.module.css';

interface PreviewFaceProps {
  target: Exclude<LinkTarget, { kind: 'invalid' }>;
  state: UrlPreviewState;
  /** `line` is as high as a page without data, `card` has a second line, `full` also describes the page. */
  size: 'line' | 'card' | 'full';
  /** Whether the page has a player, which changes the label. */
  onPlay?: (() => void) | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The preview of a page as one link. Before its data arrives, and without data, it is a line with the address. */
export const PreviewFace = observer(function PreviewFace({ target, state, size, onPlay, children }: PreviewFaceProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const server = useServer();
  const host = hostText(target.url.host);
  const preview = state.status === 'ready' ? state.preview : null;
  const thumbnail = settings.get('dataSaver').urlPreview ? null : (preview?.thumbnail ?? null);
  const title = preview?.title ?? host;
  const picture = thumbnail !== null && <img src={server.proxied(thumbnail, 'preview')} alt="" loading="lazy" decoding="async" />;
  return (
    <div className={styles.face} data-status={state.status} data-size={preview ? size : 'line'} aria-busy={state.status === 'loading'}>
      {!preview && <Icon name="link" className={styles.icon} />}
      <PreviewLink target={target} label={state.status === 'loading' ? t('urlPreview.loading', { host }) : undefined}>
        {preview ? (
          <>
            <span className={styles.title} dir="auto">
              {title}
            </span>
            {size === 'full' && preview.description !== null && (
              <span className={styles.description} dir="auto">
                {preview.description}
              </span>
            )}
            <span className={styles.site}>
              {size === 'full' && preview.icon !== null && (
                <img src={server.proxied(preview.icon, 'preview')} alt="" loading="lazy" decoding="async" />
              )}
              {preview.sitename !== null && preview.sitename !== host && <span className={styles.sitename}>{preview.sitename} · </span>}
              <span className={styles.host} dir="ltr">
                {host}
              </span>
            </span>
          </>
        ) : (
          <Address url={target.url} />
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
    <span className={styles.address} dir="ltr">
      <b>{hostText(host)}</b>
      {path !== '/' && ` ${path}`}
    </span>
  );
}

interface PreviewLinkProps extends Pick<PreviewFaceProps, 'target'> {
  /** The name while the page is not known. */
  label: string | undefined;
  children: ReactNode;
}

function PreviewLink({ target, label, children }: PreviewLinkProps) {
  if (target.kind === 'internal') {
    return (
      <Link to={target.to} className={styles.link} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <a {...externalLinkProps(target.href)} className={styles.link} aria-label={label}>
      {children}
    </a>
  );
}
