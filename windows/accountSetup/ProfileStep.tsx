import type { WireMe } from '~/api/wire';
import { askToDiscard } from '~/components/form/askToDiscard';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { Avatar } from '~/components/user/Avatar';
import { ChangePicture } from '~/components/user/ChangePicture';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { MAX_BIO, MAX_NAME, updateMe } from '~/stores/session/updateMe';
import styles from './AccountSetupWindow.module.css';
import { StepFrame } from './StepFrame';
import type { Turns } from './TurnButtons';

/** Picture, name and description. What was written is saved on the way to the next step. */
export function ProfileStep({ me, onBack, onNext }: Turns & { me: WireMe }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const account = useAccount();
  const form = useForm({
    initial: { name: me.name ?? '', description: me.description ?? '' },
    submit: async ({ name, description }) => {
      const changes = { name: name.trim() || null, description: description.trim() || null };
      const isSame = changes.name === me.name && changes.description === me.description;
      return isSame ? ok(me) : updateMe(account, changes);
    },
    onDone: () => onNext(),
  });
  const back = async () => {
    if (!form.isUnsaved || (await askToDiscard({ overlays, i18n }))) onBack();
  };
  return (
    <StepFrame title={t('accountSetupWindow.profile')} text={t('accountSetupWindow.profileText')}>
      <div className={styles.picture}>
        <Avatar user={me} size={72} />
        <ChangePicture picture="avatar" />
      </div>
      <FormBody
        form={form}
        label={t('accountSetupWindow.profile')}
        submitLabel={t('accountSetupWindow.next')}
        cancelLabel={t('accountSetupWindow.back')}
        onCancel={() => void back()}
      >
        <TextField
          {...form.field('name')}
          label={t('accountSetupWindow.name')}
          help={t('accountSetupWindow.nameHelp')}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          dir="auto"
        />
        <TextArea
          {...form.field('description')}
          label={t('accountSetupWindow.bio')}
          help={t('accountSetupWindow.bioHelp')}
          maxLength={MAX_BIO}
          rows={4}
          dir="auto"
        />
      </FormBody>
    </StepFrame>
  );
}
