import { observer } from 'mobx-react-lite';
import { useCallback, useId, useRef } from 'react';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { useI18n } from '~/i18n/useI18n';
import { useServer, useStores } from '~/react/context';
import { usePassingFocus } from '~/react/usePassingFocus';
import { Link } from '~/router/Link';
import { createInstallation } from '~/stores/start/Installation';
import { createStartNotices } from '~/stores/start/StartNotices';
import styles from './StartNoticeCard.module.css';
import { useClearOfFocus } from './useClearOfFocus';

/** A card at the bottom edge that people answer when they like. It never takes the focus. */
export const StartNoticeCard = observer(function StartNoticeCard() {
  const { t } = useI18n();
  const titleId = useId();
  const { part, overlays } = useStores();
  const server = useServer();
  const notices = part(createStartNotices);
  const installation = part(createInstallation);
  const { way } = installation;
  const focus = usePassingFocus();
  const { current } = notices;
  const canInstall = way === 'offered' || way === 'byHand';
  const isShown = current !== null && (current !== 'install' || canInstall);
  const card = useRef<HTMLElement>(null);
  const isAside = useClearOfFocus(card, isShown);
  const { message } = focus;
  const hold = useCallback(
    (element: HTMLElement | null) => {
      card.current = element;
      return message(element);
    },
    [message],
  );
  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from
    <section
      ref={hold}
      className={styles.card}
      aria-labelledby={titleId}
      data-toasts
      data-aside={isAside || undefined}
      onFocus={focus.onFocus}
    >
      <h2 id={titleId} className={styles.title}>
        {t(`startNotice.${current}.title`, { name: server.name })}
      </h2>
      <p className={styles.text}>
        {current === 'install'
          ? t(way === 'byHand' ? 'installed.byHand' : 'installed.why')
          : t(`startNotice.${current}.text`, { name: server.name })}
      </p>
      {current === 'install' ? (
        <ButtonRow>
          {way === 'offered' && (
            <Button
              variant="primary"
              onClick={() => {
                notices.close();
                void installation.install();
              }}
            >
              {t('installed.install')}
            </Button>
          )}
          <Button onClick={() => notices.close()}>
            {t(way === 'offered' ? 'startNotice.install.close' : 'startNotice.install.understood')}
          </Button>
        </ButtonRow>
      ) : current === 'layout' ? (
        <ButtonRow>
          <Button
            variant="primary"
            onClick={() => {
              notices.close();
              void overlays.open('readyDecks', {});
            }}
          >
            {t('startNotice.layout.open')}
          </Button>
          <Button onClick={() => notices.close()}>{t('startNotice.layout.close')}</Button>
        </ButtonRow>
      ) : current === 'source' ? (
        <ButtonRow>
          <ExternalLink href={server.meta?.repositoryUrl}>{t('startNotice.source.open')}</ExternalLink>
          <Button onClick={() => notices.close()}>{t('startNotice.source.close')}</Button>
        </ButtonRow>
      ) : (
        <ButtonRow>
          <Link to="/about" onClick={() => notices.close()}>
            {t('startNotice.donation.open')}
          </Link>
          <Button onClick={() => notices.close()}>{t('startNotice.donation.later')}</Button>
          <Button variant="ghost" onClick={() => notices.close(true)}>
            {t('startNotice.donation.never')}
          </Button>
        </ButtonRow>
      )}
    </section>
  );
});
