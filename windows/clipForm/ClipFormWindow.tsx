import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useAccount, useStores } from '~/stores/context';
import { dropAnswer } from '~/stores/answers/cachedAnswer';
import { settle } from '~/stores/settle';
import styles from './ClipFormWindow.module.css';

/** Longest texts that servers take. */
const NAME_LENGTH = 100;
const DESCRIPTION_LENGTH = 2048;

/** Makes a clip, or changes one. It closes when the server has taken it; until then nothing that was typed is lost. */
export default observer(function ClipFormWindow({ params: { clip }, close }: WindowProps<'clipForm'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { api } = account;
  const [name, setName] = useState(clip?.name ?? '');
  const [description, setDescription] = useState(clip?.description ?? '');
  const [isPublic, setPublic] = useState(clip?.isPublic ?? false);
  const [isBusy, setBusy] = useState(false);

  const isChanged = name !== (clip?.name ?? '') || description !== (clip?.description ?? '');

  const save = async () => {
    setBusy(true);
    // Servers refuse an empty text; null is none.
    const params = { name: name.trim(), description: description.trim() || null, isPublic };
    const result = await settle(clip ? api.call('clips/update', { clipId: clip.id, ...params }) : api.call('clips/create', params));
    setBusy(false);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    dropAnswer(account, 'clips/list');
    close(result.value);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isBusy) void save();
  };
  return (
    <form className={styles.form} data-unsaved={isChanged || undefined} onSubmit={handleSubmit}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for */}
      <TextField label={t('clip.name')} value={name} onChange={setName} maxLength={NAME_LENGTH} required autoFocus />
      <TextArea label={t('clip.description')} value={description} onChange={setDescription} maxLength={DESCRIPTION_LENGTH} rows={4} />
      <Switch label={t('clip.isPublic')} help={t('clip.isPublicHelp')} checked={isPublic} onChange={setPublic} />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit" busy={isBusy} disabled={name.trim() === ''}>
          {t('core.save')}
        </Button>
      </div>
    </form>
  );
});
