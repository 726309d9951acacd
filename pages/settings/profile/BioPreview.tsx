import { memo, useDeferredValue } from 'react';
import type { WireMe } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import styles from './ProfilePage.module.css';

interface BioPreviewProps {
  text: string;
  me: WireMe;
}

/** The description as the profile will show it. */
export function BioPreview({ text, me }: BioPreviewProps) {
  const { t } = useI18n();
  // Drawn when there is time, so that keys never wait for it.
  const shown = useDeferredValue(text);
  return (
    <section className={styles.preview} aria-label={t('settingsProfilePage.preview')}>
      {/* Its links lead away from the form, so nothing of it can be pressed or take the focus. */}
      <div inert>
        <Drawn text={shown} me={me} />
      </div>
    </section>
  );
}

const Drawn = memo(function Drawn({ text, me }: BioPreviewProps) {
  return <Mfm text={text} author={me} emojis={me.emojis} isNote={false} />;
});
