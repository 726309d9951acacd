import { observer } from 'mobx-react-lite';
import { PictureButtons } from '~/components/drive/PictureButtons';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { useSubmit } from '~/components/form/useSubmit';
import { RoleChoice } from '~/components/role/RoleChoice';
import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { deleteDecoration, saveDecoration } from '~/stores/resources/server/avatarDecorations';
import type manifest from './manifest';
import styles from './DecorationFormWindow.module.css';

/** The most that servers store; in characters. */
const MAX_NAME = 256;
const MAX_DESCRIPTION = 2048;
const MAX_URL = 1024;

/** Creates, changes or deletes a decoration that accounts of the server can wear. */
export default observer(function DecorationFormWindow({ params: { decoration }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { me } = account;
  const done = () => {
    overlays.success();
    close();
  };
  const form = useForm({
    initial: {
      name: decoration?.name ?? '',
      description: decoration?.description ?? '',
      url: decoration?.url ?? '',
      roleIdsThatCanBeUsedThisDecoration: decoration?.roleIdsThatCanBeUsedThisDecoration ?? [],
    },
    check: ({ url }) => ({
      url: url.trim() === '' || safeHttpUrl(url.trim()) ? undefined : t('decorationFormWindow.urlInvalid'),
    }),
    submit: (values) =>
      saveDecoration(account, decoration?.id ?? null, {
        ...values,
        name: values.name.trim(),
        description: values.description.trim(),
        url: values.url.trim(),
      }),
    onDone: done,
  });
  const removal = useSubmit(async () => deleteDecoration(account, decoration!), { onDone: done });
  const remove = async () => {
    const text = t('decorationFormWindow.deleteQuestion', { name: decoration?.name ?? '' });
    if (await overlays.confirm({ kind: 'warning', danger: true, text, okLabel: t('decorationFormWindow.delete') })) await removal.run();
  };
  const { name, url, roleIdsThatCanBeUsedThisDecoration: roleIds } = form.values;
  return (
    <FormBody form={form} isIncomplete={name.trim() === '' || url.trim() === ''} onCancel={() => close()}>
      {me && (
        <div className={styles.preview} role="img" aria-label={t('decorationFormWindow.preview')}>
          <Avatar user={{ ...me, avatarDecorations: [{ id: 'preview', url: url.trim() }] }} size={80} />
        </div>
      )}
      <TextField {...form.field('name')} label={t('decorationFormWindow.name')} maxLength={MAX_NAME} dir="auto" />
      <TextField {...form.field('description')} label={t('decorationFormWindow.description')} maxLength={MAX_DESCRIPTION} dir="auto" />
      <TextField
        {...form.field('url')}
        label={t('decorationFormWindow.url')}
        help={t('decorationFormWindow.urlHelp')}
        type="url"
        maxLength={MAX_URL}
      />
      <PictureButtons onChoose={({ url: address }) => form.set({ url: address })} />
      {(me?.isModerator || me?.isAdmin) && (
        <RoleChoice
          label={t('decorationFormWindow.roles')}
          value={roleIds}
          onChange={(ids) => form.set({ roleIdsThatCanBeUsedThisDecoration: ids })}
        />
      )}
      {decoration && (
        <div>
          <Button variant="danger" icon="trash" busy={removal.isBusy} onClick={() => void remove()}>
            {t('decorationFormWindow.delete')}
          </Button>
        </div>
      )}
    </FormBody>
  );
});
