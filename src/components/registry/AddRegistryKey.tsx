import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import type { RegistryPlace } from '~/stores/resources/account/registry';
import { NewRegistryKey } from './NewRegistryKey';

interface AddRegistryKeyProps {
  /** Where the key comes; without it, people say it. */
  place?: RegistryPlace;
  /** Called when the form closes. */
  onClosed?: () => void;
}

/** A button that opens the form for a new key of the registry. The focus goes into the form, and back to the button. */
export function AddRegistryKey({ place, onClosed }: AddRegistryKeyProps) {
  const { t } = useI18n();
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  if (state === 'open') {
    const handleDone = () => {
      setState('closed');
      onClosed?.();
    };
    return <NewRegistryKey {...(place && { place })} onDone={handleDone} />;
  }
  return (
    <ButtonRow>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus has just closed */}
      <Button icon="plus" autoFocus={state === 'closed'} onClick={() => setState('open')}>
        {t('registry.add')}
      </Button>
    </ButtonRow>
  );
}
