import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import type { IconName } from '~/components/ui/Icon';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import styles from './form.module.css';
import type { Form } from './useForm';

interface FormBodyProps<V> {
  form: Form<V>;
  /** Accessible name, for a form without a dialog of that name around it. */
  label?: string;
  submitLabel?: string;
  submitIcon?: IconName;
  /** Whether something that must be filled in is missing; there is nothing to send then. */
  isIncomplete?: boolean;
  /** The button takes the whole width, in a form that is the whole of its place. */
  isWide?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

/**
 * A form: its fields, why the server refused it, and its buttons. Enter in a line and Ctrl+Enter anywhere send it. While
 * something in it is unsaved, the dialog around it asks before it closes.
 */
export function FormBody<V>(props: FormBodyProps<V>) {
  const { form, label, submitLabel, submitIcon, isIncomplete = false, isWide = false, onCancel, children } = props;
  const { t } = useI18n();
  const refusalId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { failures } = form;
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter is of the fields inside
    <form
      ref={element}
      className={styles.stack}
      aria-label={label}
      aria-busy={form.isBusy}
      aria-describedby={form.refusal === null ? undefined : refusalId}
      data-unsaved={form.isUnsaved || undefined}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIncomplete) form.submit();
      }}
    >
      {children}
      {form.refusal !== null && (
        <div id={refusalId}>
          <Notice kind="problem">{form.refusal}</Notice>
        </div>
      )}
      <p role="status" className="visuallyHidden">
        {form.isBusy && t('form.sending')}
      </p>
      <div className={styles.buttons} data-wide={isWide || undefined}>
        {onCancel && <Button onClick={onCancel}>{t('core.cancel')}</Button>}
        <Button variant="primary" type="submit" icon={submitIcon} busy={form.isBusy} disabled={isIncomplete}>
          {submitLabel ?? t('core.save')}
        </Button>
      </div>
    </form>
  );
}
