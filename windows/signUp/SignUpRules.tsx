import { useState } from 'react';
import type { WireMeta } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './SignUpWindow.module.css';

interface SignUpRulesProps {
  meta: WireMeta;
  onCancel: () => void;
  onAgree: () => void;
}

/** The server's rules and terms. Each part that exists must be accepted. */
export function SignUpRules({ meta, onCancel, onAgree }: SignUpRulesProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  /** Agreeing is asked once more: a switch is pressed without a thought. */
  const askFirst = (text: string, set: (agrees: boolean) => void) => async (isOn: boolean) => {
    if (!isOn || (await overlays.confirm({ kind: 'question', text, okLabel: t('auth.agree') }))) set(isOn);
  };
  const [rules, setRules] = useState(meta.serverRules.length === 0);
  const [terms, setTerms] = useState(meta.tosUrl === null && meta.privacyPolicyUrl === null);
  const askRules = askFirst(t('auth.rulesQuestion'), setRules);
  const askTerms = askFirst(t('auth.termsQuestion'), setTerms);
  return (
    <>
      {meta.disableRegistration && <Notice>{t('auth.invitationNeeded')}</Notice>}
      {meta.serverRules.length > 0 && (
        <section aria-label={t('auth.serverRules')}>
          <h3>{t('auth.serverRules')}</h3>
          <ol>
            {meta.serverRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          <Switch label={t('auth.agreeRules')} checked={rules} onChange={(isOn) => void askRules(isOn)} />
        </section>
      )}
      {(meta.tosUrl || meta.privacyPolicyUrl) && (
        <section aria-label={t('auth.terms')}>
          <p>
            {meta.tosUrl && <ExternalLink href={meta.tosUrl}>{t('auth.tos')}</ExternalLink>}{' '}
            {meta.privacyPolicyUrl && <ExternalLink href={meta.privacyPolicyUrl}>{t('auth.privacy')}</ExternalLink>}
          </p>
          <Switch label={t('auth.agreeTerms')} checked={terms} onChange={(isOn) => void askTerms(isOn)} />
        </section>
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('core.cancel')}</Button>
        <Button variant="primary" disabled={!rules || !terms} onClick={onAgree}>
          {t('auth.continue')}
        </Button>
      </div>
    </>
  );
}
