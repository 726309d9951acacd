import { useState, type FormEvent } from 'react';
import { OptionsForm } from '~/components/form/OptionsForm';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import type { Options } from '~/services/workspace/document';
import styles from './WidgetOptionsWindow.module.css';

/** A form for the options of one widget. Nothing changes before it is confirmed. */
export default function WidgetOptionsWindow({ params: { title, schema, values }, close }: WindowProps<'widgetOptions'>) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Options>(values);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    close(chosen);
  };
  return (
    <form className={styles.window} onSubmit={handleSubmit}>
      <h2 className={styles.title}>{t(title)}</h2>
      <OptionsForm schema={schema} values={chosen} onChange={(name, value) => setChosen((now) => ({ ...now, [name]: value }))} />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit">
          {t('core.ok')}
        </Button>
      </div>
    </form>
  );
}
