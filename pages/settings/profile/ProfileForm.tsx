import { useRef, useState } from 'react';
import type { WireMe } from '~/api/wire';
import { Autocomplete } from '~/components/composer/autocomplete/Autocomplete';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { MAX_BIO, MAX_NAME, updateMe } from '~/stores/session/updateMe';
import { BioPreview } from './BioPreview';
import { languageItems } from './languageItems';
import styles from './ProfilePage.module.css';
import { changesOf, isDate, isHalfFilled, MAX_FOLLOWED_MESSAGE, MAX_LOCATION, profileOf } from './profileValues';
import { ProfileFieldRows } from './ProfileFieldRows';

/** What the account says about itself. Only what was changed here is sent, because other devices may change the rest. */
export function ProfileForm({ me }: { me: WireMe }) {
  const { t, lang } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const bio = useRef<HTMLTextAreaElement>(null);
  const [saved, setSaved] = useState(() => profileOf(me));
  const form = useForm({
    initial: saved,
    check: ({ birthday, fields }) => ({
      birthday: birthday === '' || isDate(birthday) ? undefined : t('settingsProfilePage.birthdayInvalid'),
      // The rows say themselves what they lack.
      fields: fields.some(isHalfFilled) ? '' : undefined,
    }),
    submit: async (values) => {
      const changes = changesOf(saved, values);
      if (Object.keys(changes).length > 0) {
        const answer = await updateMe(account, changes);
        if (!answer.ok) return answer;
      }
      return ok(values);
    },
    onDone: (values) => {
      setSaved(values);
      overlays.success();
    },
  });
  const { description, lang: ownLang } = form.values;
  return (
    <FormBody form={form} label={t('settingsProfilePage.about')}>
      <TextField
        {...form.field('name')}
        label={t('settingsProfilePage.name')}
        help={t('settingsProfilePage.nameHelp')}
        maxLength={MAX_NAME}
        autoComplete="nickname"
        dir="auto"
      />
      <div className={styles.bio}>
        <TextArea
          {...form.field('description')}
          ref={bio}
          label={t('settingsProfilePage.bio')}
          help={t('settingsProfilePage.bioHelp')}
          maxLength={MAX_BIO}
          rows={6}
          dir="auto"
        />
        <Autocomplete field={bio} kinds={['user', 'hashtag', 'emoji', 'function', 'argument']} />
        <p className={styles.counter}>{t('settingsProfilePage.charactersLeft', { n: MAX_BIO - description.length })}</p>
        {description.trim() !== '' && <BioPreview text={description} me={me} />}
      </div>
      <TextField {...form.field('location')} label={t('settingsProfilePage.location')} maxLength={MAX_LOCATION} dir="auto" />
      <TextField
        {...form.field('birthday')}
        label={t('settingsProfilePage.birthday')}
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        room="own"
      />
      <Select
        label={t('settingsProfilePage.lang')}
        value={ownLang}
        items={[{ value: '', label: t('settingsProfilePage.langNone') }, ...languageItems(lang, ownLang)]}
        onChange={(next) => form.set({ lang: next })}
      />
      {saved.followedMessage !== undefined && (
        <TextField
          label={t('settingsProfilePage.followedMessage')}
          help={t('settingsProfilePage.followedMessageHelp')}
          value={form.values.followedMessage ?? ''}
          onChange={(followedMessage) => form.set({ followedMessage })}
          maxLength={MAX_FOLLOWED_MESSAGE}
          dir="auto"
        />
      )}
      <Switch {...form.toggle('isCat')} label={t('settingsProfilePage.isCat')} help={t('settingsProfilePage.isCatHelp')} />
      <Switch {...form.toggle('isBot')} label={t('settingsProfilePage.isBot')} help={t('settingsProfilePage.isBotHelp')} />
      <ProfileFieldRows {...form.field('fields')} saysMissing={form.failures > 0} />
    </FormBody>
  );
}
