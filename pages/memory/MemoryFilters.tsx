import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { SearchFilters, SearchPerson } from '~/components/search/SearchFrame';
import { IconButton } from '~/components/ui/IconButton';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { mentionText } from '~/lib/mentionText';
import { useAccount, useStores } from '~/react/context';
import { createReadMemory } from '~/stores/memory/recall';
import { ALL_ACCOUNTS, FILES, KINDS, REACTIONS, type Wanted } from './wanted';

interface MemoryFiltersProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** What narrows a search besides its words. */
export function MemoryFilters({ wanted, onChange }: MemoryFiltersProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const accounts = useOtherAccounts();
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  const choosePerson = async () => {
    const chosen = await overlays.open('userChooser', { includeSelf: true });
    if (chosen) change({ by: mentionText(chosen).slice(1) });
  };
  const words = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;
  const any = { value: '', label: t('memoryPage.any') } as const;
  return (
    <SearchFilters>
      <SearchPerson>
        <TextField
          {...words}
          label={t('memoryPage.by')}
          prefix="@"
          value={wanted.by}
          onChange={(by) => change({ by: by.replace(/^@/, '').trim() })}
        />
        <IconButton icon="users" label={t('memoryPage.choosePerson')} aria-haspopup="dialog" onClick={() => void choosePerson()} />
      </SearchPerson>
      <TextField
        {...words}
        label={t('memoryPage.host')}
        value={wanted.host}
        onChange={(host) => change({ host: host.trim() })}
        placeholder={t('memoryPage.hostExample')}
        inputMode="url"
      />
      <TextField type="date" label={t('memoryPage.since')} value={wanted.since} onChange={(since) => change({ since })} />
      <TextField type="date" label={t('memoryPage.until')} value={wanted.until} onChange={(until) => change({ until })} />
      <Select
        label={t('memoryPage.files')}
        value={wanted.files}
        items={[any, ...FILES.map((value) => ({ value, label: t(`memoryPage.files.${value}`) }))]}
        onChange={(files) => change({ files })}
      />
      <Select
        label={t('memoryPage.reactions')}
        value={wanted.reactions}
        items={[any, ...REACTIONS.map((value) => ({ value, label: t(`memoryPage.reactions.${value}`) }))]}
        onChange={(reactions) => change({ reactions })}
      />
      <Select
        label={t('memoryPage.kind')}
        value={wanted.kind}
        items={[any, ...KINDS.map((value) => ({ value, label: t(`memoryPage.kind.${value}`) }))]}
        onChange={(kind) => change({ kind })}
      />
      {accounts.length > 0 && (
        <Select
          label={t('memoryPage.account')}
          value={wanted.account}
          items={[
            { value: '', label: t('memoryPage.thisAccount') },
            ...accounts.map(({ key, name }) => ({ value: key, label: name })),
            { value: ALL_ACCOUNTS, label: t('memoryPage.allAccounts') },
          ]}
          onChange={(account) => change({ account })}
        />
      )}
    </SearchFilters>
  );
}

interface NamedAccount {
  readonly key: string;
  readonly name: string;
}

/** The other accounts that have read something on this device. */
function useOtherAccounts(): readonly NamedAccount[] {
  const { part } = useStores();
  const { key } = useAccount();
  const memory = part(createReadMemory);
  const [accounts, setAccounts] = useState<readonly NamedAccount[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const found = (await memory.figures()).accounts.filter((one) => one.key !== key && one.notes > 0);
      const named = await Promise.all(
        found.map(async (one) => {
          const at = one.key.lastIndexOf('/');
          const person = await memory.person(one.key, one.key.slice(at + 1));
          return { key: one.key, name: person ? `@${person.username}@${one.key.slice(0, at)}` : one.key };
        }),
      );
      if (isShown) setAccounts(named);
    };
    // Without the list, the filter is left out.
    const following = reaction(
      () => memory.version,
      () => void load().catch(() => setAccounts([])),
      { fireImmediately: true },
    );
    return () => {
      following();
      isShown = false;
    };
  }, [memory, key]);
  return accounts;
}
