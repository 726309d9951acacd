import { useEffect, useState } from 'react';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { deflateText } from '~/lib/deflateText';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { clientUrl } from '~/router/address';
import { writeMove } from '~/stores/settings/deviceMove';
import styles from './MoveDevicePage.module.css';
import { QrCode } from './QrCode';

/** The longest address in a code that phones still read from a screen, in characters. */
const MOST_IN_CODE = 1800;

/** The ways to another device: a code, a link, a file. */
export function ToDevice() {
  const { t } = useI18n();
  const root = useStores();
  const [text] = useState(() => writeMove(root));
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void deflateText(text).then((data) => !isGone && setLink(clientUrl(`/move-device#${data}`).href));
    return () => void (isGone = true);
  }, [text]);
  const fits = link !== null && link.length <= MOST_IN_CODE;
  return (
    <SettingsSection title={t('moveDevicePage.to')} help={t('moveDevicePage.toHelp')}>
      {fits && (
        <div className={styles.code}>
          <QrCode text={link} label={t('moveDevicePage.code')} />
          <p className={styles.explain}>{t('moveDevicePage.scan')}</p>
        </div>
      )}
      <SettingsRow help={link !== null && !fits ? t('moveDevicePage.tooLong') : t('moveDevicePage.otherWays')}>
        <ButtonRow>
          <Button icon="link" disabled={link === null} onClick={() => void root.overlays.copy(link ?? '')}>
            {t('moveDevicePage.copyLink')}
          </Button>
          <Button icon="download" onClick={() => download(text, { name: 'wisteria-device.json', type: 'application/json' })}>
            {t('moveDevicePage.save')}
          </Button>
        </ButtonRow>
      </SettingsRow>
    </SettingsSection>
  );
}
