import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { LoadingState } from '~/components/async/LoadingState';
import { SignInWay } from '~/components/async/SignInWay';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { inflateText } from '~/lib/deflateText';
import type { PageProps } from '~/registry/definePage';
import { useStores } from '~/react/context';
import { readMove, type DeviceMove } from '~/stores/settings/deviceMove';
import { FromDevice } from './FromDevice';
import type manifest from './manifest';
import { MoveOffer } from './MoveOffer';
import { ToDevice } from './ToDevice';

/** The longest text that is read, in bytes. Settings and a large workspace have some ten thousand. */
const MOST = 1_000_000;

/** Hands settings and workspace to another device, or takes those of one. The server has no part in it. */
export default observer(function MoveDevicePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { session } = useStores();
  const [chosen, setChosen] = useState<DeviceMove | 'damaged' | null>(null);
  const data = params.data ?? '';
  const content = () => {
    if (!session.isSignedIn) {
      return (
        <EmptyState text={t('moveDevicePage.signIn')} hint={t('moveDevicePage.signInHint')}>
          <SignInWay />
        </EmptyState>
      );
    }
    if (chosen === 'damaged') return <Damaged />;
    if (chosen) return <MoveOffer move={chosen} />;
    if (data !== '') return <Sent key={data} data={data} />;
    return (
      <SettingsBody>
        <ToDevice />
        <FromDevice onRead={(text) => setChosen(readMove(text) ?? 'damaged')} />
      </SettingsBody>
    );
  };
  return <Page title={t('moveDevicePage.title')}>{content()}</Page>;
});

/** What a link brings. */
function Sent({ data }: { data: string }) {
  const [move, setMove] = useState<DeviceMove | 'damaged' | null>(null);
  useEffect(() => {
    let isGone = false;
    void inflateText(data, MOST).then((text) => !isGone && setMove((text === null ? null : readMove(text)) ?? 'damaged'));
    return () => void (isGone = true);
  }, [data]);
  if (move === null) return <LoadingState />;
  return move === 'damaged' ? <Damaged /> : <MoveOffer move={move} />;
}

function Damaged() {
  const { t } = useI18n();
  return (
    <EmptyState pose="searching" text={t('moveDevicePage.damaged')} hint={t('moveDevicePage.damagedHint')}>
      <LinkButton to="/">{t('moveDevicePage.keep')}</LinkButton>
    </EmptyState>
  );
}
