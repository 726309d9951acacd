import { useDeferredValue } from 'react';
import type { WireAnnouncementForStaff } from '~/api/wire';
import { AnnouncementContent } from '~/components/announcement/AnnouncementContent';
import { AnnouncementIcon } from '~/components/announcement/AnnouncementIcon';
import { PictureButtons } from '~/components/drive/PictureButtons';
import { FieldGroup } from '~/components/form/FieldGroup';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Notice } from '~/components/ui/Notice';
import { Segments } from '~/components/ui/Segments';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useAccount } from '~/react/context';
import { createAnnouncement, updateAnnouncement, type AnnouncementValues } from '~/stores/resources/staff/announcements';
import styles from './AnnouncementForm.module.css';

/** The most that servers store; in characters. */
const MAX_TITLE = 256;
const MAX_TEXT = 8192;
const MAX_URL = 1024;

const ICONS = ['info', 'warning', 'error', 'success'] as const;
const DISPLAYS = ['normal', 'banner', 'dialog'] as const;
const FLAGS = ['forExistingUsers', 'silence', 'needConfirmationToRead'] as const;

interface AnnouncementFormProps {
  /** The one to change; null writes a new one. */
  announcement: WireAnnouncementForStaff | null;
  /** The only reader of a new one; null for everybody. */
  userId: string | null;
  onDone: () => void;
  onCancel: () => void;
}

/** Writes an announcement, or changes one, with a preview beside it where there is room. */
export function AnnouncementForm({ announcement, userId, onDone, onCancel }: AnnouncementFormProps) {
  const { t } = useI18n();
  const account = useAccount();
  const form = useForm({
    initial: announcement ? valuesOf(announcement) : emptyFor(userId),
    check: ({ imageUrl }) => ({
      imageUrl: imageUrl.trim() === '' || safeHttpUrl(imageUrl.trim()) ? undefined : t('staffAnnouncement.imageUrlInvalid'),
    }),
    submit(values) {
      const given = { ...values, title: values.title.trim(), imageUrl: values.imageUrl.trim() || null };
      return announcement ? updateAnnouncement(account, announcement.id, given) : createAnnouncement(account, given, userId);
    },
    onDone,
  });
  const { values } = form;
  // One account is no group of accounts, some of which are older, and nobody writes to it silently.
  const flags = (announcement?.userId ?? userId) === null ? FLAGS : (['needConfirmationToRead'] as const);
  return (
    <div className={styles.room}>
      <div className={styles.both}>
        <FormBody
          form={form}
          label={announcement ? t('staffAnnouncement.edit', { title: announcement.title }) : t('staffAnnouncement.new')}
          submitLabel={announcement ? undefined : t('staffAnnouncement.publish')}
          submitIcon={announcement ? undefined : 'speakerphone'}
          isIncomplete={values.title.trim() === '' || values.text.trim() === ''}
          onCancel={onCancel}
        >
          <TextField {...form.field('title')} label={t('staffAnnouncement.title')} maxLength={MAX_TITLE} dir="auto" />
          <TextArea {...form.field('text')} label={t('staffAnnouncement.text')} maxLength={MAX_TEXT} rows={5} dir="auto" />
          <TextField {...form.field('imageUrl')} label={t('staffAnnouncement.imageUrl')} type="url" maxLength={MAX_URL} />
          <PictureButtons onChoose={({ url }) => form.set({ imageUrl: url })} />
          <Select
            label={t('staffAnnouncement.icon')}
            value={values.icon}
            items={ICONS.map((value) => ({ value, label: t(`staffAnnouncement.icon.${value}`) }))}
            onChange={(icon) => form.set({ icon })}
          />
          <FieldGroup role="radiogroup" label={t('staffAnnouncement.display')} help={t(`staffAnnouncement.display.${values.display}.help`)}>
            <Segments
              value={values.display}
              items={DISPLAYS.map((value) => ({ value, label: t(`staffAnnouncement.display.${value}`) }))}
              onChange={(display) => form.set({ display })}
            />
          </FieldGroup>
          {values.display === 'dialog' && flags.length > 1 && <Notice kind="problem">{t('staffAnnouncement.dialogWarning')}</Notice>}
          {flags.map((flag) => (
            <Switch key={flag} {...form.toggle(flag)} label={t(`staffAnnouncement.${flag}`)} help={t(`staffAnnouncement.${flag}.help`)} />
          ))}
        </FormBody>
        <Preview values={values} />
      </div>
    </div>
  );
}

function Preview({ values }: { values: FormValues }) {
  const { t } = useI18n();
  // Drawn when there is time, so that keys never wait for it.
  const { title, text, imageUrl, icon } = useDeferredValue(values);
  return (
    <section className={styles.preview} aria-label={t('staffAnnouncement.preview')}>
      <p className={styles.label} aria-hidden>
        {t('staffAnnouncement.preview')}
      </p>
      {/* Its links lead away from the text, so nothing of it can be pressed or take the focus. */}
      <div className={styles.shown} inert>
        <p className={styles.title}>
          <AnnouncementIcon icon={icon} size="1.4em" /> <span dir="auto">{title.trim() || t('staffAnnouncement.noTitle')}</span>
        </p>
        <AnnouncementContent announcement={{ text, imageUrl: imageUrl.trim() }} />
      </div>
    </section>
  );
}

/** The values while they are typed: without a picture, its address is empty. */
type FormValues = Omit<AnnouncementValues, 'imageUrl'> & { readonly imageUrl: string };

const valuesOf = (announcement: WireAnnouncementForStaff): FormValues => ({
  title: announcement.title,
  text: announcement.text,
  imageUrl: announcement.imageUrl ?? '',
  icon: announcement.icon,
  display: announcement.display,
  forExistingUsers: announcement.forExistingUsers,
  silence: announcement.silence,
  needConfirmationToRead: announcement.needConfirmationToRead,
});

/** An announcement to one account alone opens as a dialog, so that it is read. */
const emptyFor = (userId: string | null): FormValues => ({
  title: '',
  text: '',
  imageUrl: '',
  icon: ICONS[0],
  display: userId === null ? 'normal' : 'dialog',
  forExistingUsers: false,
  silence: false,
  needConfirmationToRead: false,
});
