import { observer } from 'mobx-react-lite';
import type { WireAntenna } from '~/api/wire';
import { FormBody } from '~/components/form/FormBody';
import { ListRefInput } from '~/components/form/RefInput';
import { useForm } from '~/components/form/useForm';
import { Button } from '~/components/ui/Button';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { mentionText } from '~/lib/mentionText';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useServer, useStores } from '~/react/context';
import { linesOf, wordsOf } from '~/services/antennaWords';
import { createAntenna, updateAntenna } from '~/stores/resources/feeds/antennaEditing';
import { AntennaPreview } from './AntennaPreview';
import { paramsOf, SOURCES, valuesOf } from './antennaValues';
import styles from './AntennaPage.module.css';

/** The longest name that servers accept. */
const NAME_LENGTH = 100;

/** Everything that an antenna looks for. Without an antenna, it creates one. */
export const AntennaForm = observer(function AntennaForm({ antenna }: { antenna?: WireAntenna }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const account = useAccount();
  const { navigate } = usePane();
  const form = useForm({
    initial: valuesOf(antenna),
    submit: (values) => {
      const params = paramsOf(values, antenna);
      return antenna ? updateAntenna(account, antenna.id, params) : createAntenna(account, params);
    },
    onDone: () => navigate('/my/antennas', { replace: !antenna }),
  });
  const { values } = form;
  // Servers without the feature accept this source, and then collect the notes of everyone.
  const offersHome = server.meta?.features?.antennaOfHome === true || antenna?.src === 'home';
  const sources = SOURCES.filter((src) => src !== 'home' || offersHome);
  const hasWords = wordsOf(values.keywords).length + wordsOf(values.excludeKeywords).length > 0;
  const isIncomplete = values.name.trim() === '' || !hasWords || (values.src === 'list' && values.list === null);
  const addUser = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true });
    if (user) form.set({ users: [...linesOf(values.users), mentionText(user)].join('\n') });
  };
  return (
    <div className={styles.page}>
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
        {values.src === 'list' && (
          <ListRefInput label={t('antennaPage.list')} value={values.list} onChange={(list) => form.set({ list })} />
        )}
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
          {antenna?.excludeBots !== undefined && <Switch {...form.toggle('excludeBots')} label={t('antennaPage.excludeBots')} />}
          {antenna?.excludeNotesInSensitiveChannel !== undefined && (
            <Switch {...form.toggle('excludeNotesInSensitiveChannel')} label={t('antennaPage.excludeNotesInSensitiveChannel')} />
          )}
          <Switch {...form.toggle('withFile')} label={t('antennaPage.withFile')} />
          <Switch {...form.toggle('notify')} label={t('antennaPage.notify')} />
        </div>
      </FormBody>
      <AntennaPreview values={values} />
    </div>
  );
});
