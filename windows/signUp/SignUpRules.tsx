import { useState } from 'react';
import type { WireMeta } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import styles from './SignUpWindow.module.css';

interface SignUpRulesProps {
  meta: WireMeta;
  onCancel: () => void;
  onAgree: () => void;
}

/** The server's rules and terms. Each part that exists must be accepted. */
export function SignUpRules({ meta, onCancel, onAgree }: SignUpRulesProps) {
  const { t } = useI18n();
  const [rules, setRules] = useState(meta.serverRules.length === 0);
  const [terms, setTerms] = useState(meta.tosUrl === null && meta.privacyPolicyUrl === null);
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
          <Switch label={t('auth.agreeRules')} checked={rules} onChange={setRules} />
        </section>
      )}
      {(meta.tosUrl || meta.privacyPolicyUrl) && (
        <section aria-label={t('auth.terms')}>
          <p>
            {meta.tosUrl && <ExternalLink href={meta.tosUrl}>{t('auth.tos')}</ExternalLink>}{' '}
            {meta.privacyPolicyUrl && <ExternalLink href={meta.privacyPolicyUrl}>{t('auth.privacy')}</ExternalLink>}
          </p>
          <Switch label={t('auth.agreeTerms')} checked={terms} onChange={setTerms} />
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
