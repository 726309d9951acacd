import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { PictureButtons } from '~/components/drive/PictureButtons';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { useSubmit } from '~/components/form/useSubmit';
import { RoleChoice } from '~/components/role/RoleChoice';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { addEmoji, deleteEmojis, updateEmoji } from '~/stores/resources/server/managedEmojis';
import type manifest from './manifest';
import styles from './EmojiFormWindow.module.css';

const NAME = /^\w+$/;
/** The backgrounds that a picture may come to stand on. */
const GROUNDS = ['#000', '#222', '#ddd', '#fff'] as const;

/** Creates, changes or deletes a custom emoji. */
export default observer(function EmojiFormWindow({ params: { emoji }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [file, setFile] = useState<WireDriveFile | null>(null);
  const done = () => {
    overlays.success();
    close();
  };
  const form = useForm({
    initial: {
      name: emoji?.name ?? '',
      category: emoji?.category ?? '',
      tags: emoji?.aliases.join(' ') ?? '',
      license: emoji?.license ?? '',
      isSensitive: emoji?.isSensitive ?? false,
      localOnly: emoji?.localOnly ?? false,
      roleIdsThatCanBeUsedThisEmojiAsReaction: emoji?.roleIdsThatCanBeUsedThisEmojiAsReaction ?? [],
      fileId: '',
    },
    check: ({ name }) => ({ name: name === '' || NAME.test(name) ? undefined : t('emojiFormWindow.badName') }),
    submit: ({ name, category, tags, license, isSensitive, localOnly, roleIdsThatCanBeUsedThisEmojiAsReaction }) => {
      const params = {
        name,
        category: category.trim() || null,
        aliases: tags.split(/\s+/).filter(Boolean),
        license: license.trim() || null,
        isSensitive,
        localOnly,
        roleIdsThatCanBeUsedThisEmojiAsReaction,
      };
      return emoji ? updateEmoji(account, emoji.id, params, file?.id ?? null) : addEmoji(account, file!.id, params);
    },
    onDone: done,
  });
  const removal = useSubmit(() => deleteEmojis(account, [emoji!.id]), { onDone: done });
  const remove = async () => {
    const text = t('emojiFormWindow.deleteQuestion', { name: emoji?.name ?? '' });
    if (await overlays.confirm({ kind: 'warning', danger: true, text })) await removal.run();
  };
  const take = (chosen: WireDriveFile) => {
    setFile(chosen);
    const [stem = ''] = chosen.name.split('.');
    form.set({ fileId: chosen.id, ...(form.values.name === '' && /^[a-z0-9_]+$/.test(stem) && { name: stem }) });
  };
  const { name, roleIdsThatCanBeUsedThisEmojiAsReaction: roleIds } = form.values;
  const mayReadRoles = account.me?.isModerator || account.me?.isAdmin;
  return (
    <FormBody form={form} isIncomplete={name === '' || (emoji === null && file === null)} onCancel={() => close()}>
      <Preview url={file?.url ?? emoji?.url ?? null} />
      <PictureButtons onChoose={take} />
      <TextField
        {...form.field('name')}
        label={t('emojiFormWindow.name')}
        maxLength={128}
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <TextField {...form.field('category')} label={t('emojiFormWindow.category')} maxLength={128} dir="auto" />
      <TextField {...form.field('tags')} label={t('emojiFormWindow.tags')} help={t('emojiFormWindow.tagsHelp')} dir="auto" />
      <TextField {...form.field('license')} label={t('emojiFormWindow.license')} maxLength={1024} dir="auto" />
      <Switch {...form.toggle('isSensitive')} label={t('emojiFormWindow.sensitive')} />
      <Switch {...form.toggle('localOnly')} label={t('emojiFormWindow.localOnly')} />
      {mayReadRoles && (
        <RoleChoice
          label={t('emojiFormWindow.roles')}
          value={roleIds}
          onChange={(ids) => form.set({ roleIdsThatCanBeUsedThisEmojiAsReaction: ids })}
        />
      )}
      {emoji && (
        <Button variant="danger" icon="trash" busy={removal.isBusy} onClick={() => void remove()}>
          {t('emojiFormWindow.delete')}
        </Button>
      )}
    </FormBody>
  );
});

/** The picture on dark and light backgrounds. */
const Preview = observer(function Preview({ url }: { url: string | null }) {
  const { t } = useI18n();
  const picture = useServer().picture(url, 'image');
  if (picture === undefined) return <p className={styles.none}>{t('emojiFormWindow.noPicture')}</p>;
  return (
    <div className={styles.preview} role="img" aria-label={t('emojiFormWindow.preview')}>
      {GROUNDS.map((color) => (
        <span key={color} className={styles.ground} style={{ backgroundColor: color }}>
          <img src={picture} alt="" decoding="async" />
        </span>
      ))}
    </div>
  );
});
