import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { useAccount } from '~/react/context';
import { createClip, updateClip } from '~/stores/resources/content/clips';
import type manifest from './manifest';

/** The longest texts that servers accept. */
const NAME_LENGTH = 100;
const DESCRIPTION_LENGTH = 2048;

/** Creates a clip or changes one. */
export default observer(function ClipFormWindow({ params: { clip }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const account = useAccount();
  const form = useForm({
    initial: { name: clip?.name ?? '', description: clip?.description ?? '', isPublic: clip?.isPublic ?? false },
    submit: ({ name, description, isPublic }) => {
      // Servers refuse an empty description; null means none.
      const params = { name: name.trim(), description: description.trim() || null, isPublic };
      return clip ? updateClip(account, clip.id, params) : createClip(account, params);
    },
    onDone: close,
  });
  return (
    <FormBody form={form} isIncomplete={form.values.name.trim() === ''} onCancel={() => close()}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for */}
      <TextField {...form.field('name')} label={t('clip.name')} maxLength={NAME_LENGTH} required autoFocus />
      <TextArea {...form.field('description')} label={t('clip.description')} maxLength={DESCRIPTION_LENGTH} rows={4} />
      <Switch {...form.toggle('isPublic')} label={t('clip.isPublic')} help={t('clip.isPublicHelp')} />
    </FormBody>
  );
});
