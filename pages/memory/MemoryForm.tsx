import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useTypedAhead } from '~/react/useTypedAhead';
import { usePane } from '~/router/PaneContext';
import { useMayTakeFocus } from '~/router/useMayTakeFocus';
import { MemoryFilters } from './MemoryFilters';
import styles from './MemoryPage.module.css';
import { addressOf, hasFilters, NOTHING, type Wanted } from './wanted';

/** How long after the last key the address follows; ms. */
const ADDRESS_MS = 600;

interface MemoryFormProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** The words of the search, and filters on request. */
export function MemoryForm({ wanted, onChange }: MemoryFormProps) {
  const { t } = useI18n();
  const { clock } = useStores();
  const { navigate } = usePane();
  const field = useRef<HTMLInputElement>(null);
  const mayTakeFocus = useMayTakeFocus();
  const [isOpen, setOpen] = useState(hasFilters(wanted));
  const address = addressOf(wanted);
  const isFirst = useRef(true);
  useTypedAhead(field, wanted.q === '');
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const following = clock.after(ADDRESS_MS, () => navigate(address, { replace: true }));
    return () => following.dispose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another search moves the address
  }, [address]);
  return (
    <form role="search" className={styles.form} aria-label={t('memoryPage.form')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.line}>
        <TextField
          type="search"
          label={t('memoryPage.words')}
          value={wanted.q}
          onChange={(q) => onChange({ ...wanted, q })}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          ref={field}
          data-main-field=""
          autoFocus={wanted.q === '' && mayTakeFocus}
        />
        <IconButton
          icon="filter"
          className={styles.options}
          label={t('memoryPage.filters')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && <MemoryFilters wanted={wanted} onChange={onChange} />}
      {isOpen && hasFilters(wanted) && (
        <div>
          <Button
            icon="refresh"
            variant="ghost"
            onClick={() => {
              // The button goes away with the filters.
              field.current?.focus();
              onChange({ ...NOTHING, q: wanted.q });
            }}
          >
            {t('memoryPage.clearFilters')}
          </Button>
        </div>
      )}
    </form>
  );
}
