import { observer } from 'mobx-react-lite';
import type { AntennaParams } from '~/api/endpoints';
import type { WireAntenna } from '~/api/wire';
import { FormBody } from '~/components/form/FormBody';
import { ListRefInput } from '~/components/form/RefInput';
import { useForm } from '~/components/form/useForm';
import { Button } from '~/components/ui/Button';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { acctOf } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { NamedRef } from '~/registry/fields';
import { linesOf, textOfWords, wordsOf } from '~/services/antennaWords';
import { createAntenna, updateAntenna } from '~/stores/resources/antennaEditing';
import styles from './AntennaPage.module.css';

/** The longest name that servers accept. */
const NAME_LENGTH = 100;

type Source = WireAntenna['src'];

const SOURCES = ['all', 'home', 'users', 'list', 'users_blacklist'] as const satisfies readonly Source[];

/** What people type and choose. */
interface Values {
  readonly name: string;
  readonly src: Source;
  readonly list: NamedRef | null;
  readonly users: string;
  readonly keywords: string;
  readonly excludeKeywords: string;
  readonly caseSensitive: boolean;
  readonly withReplies: boolean;
  readonly localOnly: boolean;
  readonly excludeBots: boolean;
  readonly withFile: boolean;
  readonly notify: boolean;
}

function valuesOf(antenna: WireAntenna | undefined): Values {
  const { name = '', src = 'all', userListId = null, users = [], keywords = [], excludeKeywords = [] } = antenna ?? {};
  return {
    name,
    src,
    list: userListId === null ? null : { id: userListId, name: '' },
    users: users.join('\n'),
    keywords: textOfWords(keywords),
    excludeKeywords: textOfWords(excludeKeywords),
    caseSensitive: antenna?.caseSensitive ?? false,
    withReplies: antenna?.withReplies ?? false,
    localOnly: antenna?.localOnly ?? false,
    excludeBots: antenna?.excludeBots ?? false,
    withFile: antenna?.withFile ?? false,
    notify: antenna?.notify ?? false,
  };
}

/** @param knowsBots whether the server's antennas can leave out bots */
function paramsOf(values: Values, knowsBots: boolean): AntennaParams {
  const { name, src, list, users, keywords, excludeKeywords, excludeBots, ...switches } = values;
  return {
    ...switches,
    name: name.trim(),
    src,
    userListId: src === 'list' ? (list?.id ?? null) : null,
    users: linesOf(users),
    keywords: wordsOf(keywords),
    excludeKeywords: wordsOf(excludeKeywords),
    ...(knowsBots && { excludeBots }),
  };
}

/** Everything that an antenna looks for. Without an antenna, it creates one. */
export const AntennaForm = observer(function AntennaForm({ antenna }: { antenna?: WireAntenna }) {
  const { t } = useI18n();
  const { overlays, instance } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const knowsBots = antenna?.excludeBots !== undefined;
  const form = useForm({
    initial: valuesOf(antenna),
    submit: (values) => {
      const params = paramsOf(values, knowsBots);
      return antenna ? updateAntenna(account, antenna.id, params) : createAntenna(account, params);
    },
    onDone: () => navigate('/my/antennas', { replace: !antenna }),
  });
  const { values } = form;
  // Servers without the feature accept this source, and then collect the notes of everyone.
  const offersHome = instance.meta?.features?.antennaOfHome === true || antenna?.src === 'home';
  const sources = SOURCES.filter((src) => src !== 'home' || offersHome);
  const hasWords = wordsOf(values.keywords).length + wordsOf(values.excludeKeywords).length > 0;
  const isIncomplete = values.name.trim() === '' || !hasWords || (values.src === 'list' && values.list === null);
  const addUser = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true });
    if (user) form.set({ users: [...linesOf(values.users), acctOf(user)].join('\n') });
  };
  return (
    <FormBody
      form={form}
      label={t('antennaPage.title')}
      isIncomplete={isIncomplete}
      {...(!antenna && { submitLabel: t('antennaPage.create') })}
    >
      <TextField {...form.field('name')} label={t('antennaPage.name')} maxLength={NAME_LENGTH} required />
      <Select
        {...form.field('src')}
        label={t('antennaPage.source')}
        items={sources.map((value) => ({ value, label: t(`antennaPage.source.${value}`) }))}
      />
      {values.src === 'list' && <ListRefInput label={t('antennaPage.list')} value={values.list} onChange={(list) => form.set({ list })} />}
      {(values.src === 'users' || values.src === 'users_blacklist') && (
        <div className={styles.users}>
          <TextArea {...form.field('users')} label={t('antennaPage.users')} help={t('antennaPage.usersHelp')} rows={3} />
          <Button icon="userPlus" aria-haspopup="dialog" onClick={() => void addUser()}>
            {t('antennaPage.addUser')}
          </Button>
        </div>
      )}
      <TextArea
        {...form.field('keywords')}
        label={t('antennaPage.keywords')}
        help={`${t('antennaPage.keywordsHelp')}${hasWords ? '' : ` ${t('antennaPage.needsWords')}`}`}
        rows={3}
      />
      <TextArea
        {...form.field('excludeKeywords')}
        label={t('antennaPage.excludeKeywords')}
        help={t('antennaPage.excludeKeywordsHelp')}
        rows={3}
      />
      <div className={styles.switches}>
        <Switch {...form.toggle('caseSensitive')} label={t('antennaPage.caseSensitive')} />
        <Switch {...form.toggle('withReplies')} label={t('antennaPage.withReplies')} />
        <Switch {...form.toggle('localOnly')} label={t('antennaPage.localOnly')} />
        {knowsBots && <Switch {...form.toggle('excludeBots')} label={t('antennaPage.excludeBots')} />}
        <Switch {...form.toggle('withFile')} label={t('antennaPage.withFile')} />
        <Switch {...form.toggle('notify')} label={t('antennaPage.notify')} />
      </div>
    </FormBody>
  );
});
