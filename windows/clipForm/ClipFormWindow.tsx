import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useAccount, useStores } from '~/stores/context';
import { createClip, updateClip } from '~/stores/resources/clips';
import styles from './ClipFormWindow.module.css';

/** The longest texts that servers accept. */
const NAME_LENGTH = 100;
const DESCRIPTION_LENGTH = 2048;

/** Creates a clip or changes one. Closes once the server has saved it, so that nothing typed is lost. */
export default observer(function ClipFormWindow({ params: { clip }, close }: WindowProps<'clipForm'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [name, setName] = useState(clip?.name ?? '');
  const [description, setDescription] = useState(clip?.description ?? '');
  const [isPublic, setPublic] = useState(clip?.isPublic ?? false);
  const [isBusy, setBusy] = useState(false);

  const isChanged = name !== (clip?.name ?? '') || description !== (clip?.description ?? '') || isPublic !== (clip?.isPublic ?? false);

  const save = async () => {
    setBusy(true);
    // Servers refuse an empty description; null means none.
    const params = { name: name.trim(), description: description.trim() || null, isPublic };
    const result = await (clip ? updateClip(account, clip.id, params) : createClip(account, params));
    setBusy(false);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
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
