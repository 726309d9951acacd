import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { Icon } from '~/components/ui/Icon';
import { Notice } from '~/components/ui/Notice';
import { RowCard } from '~/components/ui/Rows';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { fitOf } from '~/services/searchText';
import styles from './policies.module.css';
import { knownPolicies, unknownPolicies, type PolicyName, type PolicyValue } from './policySettings';

interface PolicyListProps {
  /** The base policies of the server, which decide what is shown. */
  base: Readonly<Record<string, unknown>>;
  /** Why the server refused one of them. */
  error?: string | undefined;
  renderRow: (name: PolicyName, base: PolicyValue) => ReactNode;
}

const BARE: FieldPlace = { kind: 'bare' };

/** A row for each policy of the server, with a search. */
export function PolicyList({ base, error, renderRow }: PolicyListProps) {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const rows = knownPolicies(base).filter(([name]) => !isSearching || fitOf(t(`policy.${name}`), query) > 0);
  const unknown = unknownPolicies(base);
  return (
    <div className={styles.policies}>
      <FieldLayout value={BARE}>
        <TextField
          before={<Icon name="search" />}
          label={t('role.findPolicy')}
          placeholder={t('role.findPolicy')}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
          onKeyDown={keepForm}
        />
      </FieldLayout>
      {error !== undefined && <Notice kind="problem">{error}</Notice>}
      {rows.length > 0 ? (
        <RowCard>{rows.map(([name, value]) => renderRow(name, value))}</RowCard>
      ) : (
        <p className={styles.none}>{t('role.noPolicyFound')}</p>
      )}
      {unknown.length > 0 && !isSearching && (
        <p className={styles.kept}>{t('role.keptPolicies', { n: unknown.length, names: unknown.join(', ') })}</p>
      )}
    </div>
  );
}

/** A search sends no form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent) && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
