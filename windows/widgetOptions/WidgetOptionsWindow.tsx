import { FormBody } from '~/components/form/FormBody';
import { OptionsForm } from '~/components/form/OptionsForm';
import { useForm } from '~/components/form/useForm';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import styles from './WidgetOptionsWindow.module.css';

/** The options of one widget. Nothing changes before they are confirmed. */
export default function WidgetOptionsWindow({ params: { title, schema, values }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const form = useForm({ initial: values, submit: (chosen) => Promise.resolve(ok(chosen)), onDone: close });
  return (
    <div className={styles.window}>
      <FormBody form={form} submitLabel={t('core.ok')} onCancel={() => close()}>
        <h2 className={styles.title}>{t(title)}</h2>
        <OptionsForm schema={schema} values={form.values} onChange={(name, value) => form.set({ [name]: value })} />
      </FormBody>
    </div>
  );
}
