import { useEffect, useRef, useState } from 'react';
import { SearchFrame } from '~/components/search/SearchFrame';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { MemoryFilters } from './MemoryFilters';
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
  const [isOpen, setOpen] = useState(hasFilters(wanted));
  const address = addressOf(wanted);
  const isFirst = useRef(true);
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
    <SearchFrame
      names={{ form: t('memoryPage.form'), words: t('memoryPage.words'), filters: t('memoryPage.filters') }}
      words={wanted.q}
      onWords={(q) => onChange({ ...wanted, q })}
      field={field}
      isNew={wanted.q === ''}
      areFiltersOpen={isOpen}
      onFilters={setOpen}
    >
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
    </SearchFrame>
  );
}
