import { SearchFilters, SearchPerson } from '~/components/search/SearchFrame';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { mentionText } from '~/lib/mentionText';
import type { MachineText } from '~/lib/shownText';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { ORIGINS, type Wanted } from './wanted';

interface SearchOptionsProps {
  wanted: Wanted;
  /** The author filter, as typed. */
  user: string;
  onUser: (user: MachineText) => void;
  onChange: (part: Partial<Wanted>) => void;
}

/** The options that the current subject supports. */
export function SearchOptions({ wanted, user, onUser, onChange }: SearchOptionsProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const chooseUser = async () => {
    const chosen = await overlays.open('userChooser', { includeSelf: true });
    if (chosen) onUser(mentionText(chosen).slice(1));
  };
  if (wanted.type === 'user') {
    return (
      <SearchFilters>
        <Select
          label={t('searchPage.origin')}
          value={wanted.origin}
          items={ORIGINS.map((value) => ({ value, label: t(`searchPage.origin.${value}`) }))}
          onChange={(origin) => onChange({ origin })}
        />
      </SearchFilters>
    );
  }
  return (
    <SearchFilters>
      <SearchPerson>
        <TextField
          label={t('searchPage.by')}
          prefix="@"
          value={user}
          onChange={(name) => onUser(name.replace(/^@/, ''))}
          placeholder={t('searchPage.byExample')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <IconButton icon="users" label={t('searchPage.chooseUser')} aria-haspopup="dialog" onClick={() => void chooseUser()} />
      </SearchPerson>
      <Switch
        label={t('searchPage.localOnly')}
        checked={wanted.origin === 'local'}
        onChange={(isLocal) => onChange({ origin: isLocal ? 'local' : 'combined' })}
      />
      {wanted.channel !== '' && (
        <div>
          <p>{t('searchPage.inChannel')}</p>
          <Button onClick={() => onChange({ channel: '' })}>{t('searchPage.anyChannel')}</Button>
        </div>
      )}
    </SearchFilters>
  );
}
