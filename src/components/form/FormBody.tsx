import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ErrorDetails } from '~/components/async/ErrorDetails';
import { Button } from '~/components/ui/Button';
import type { IconName } from '~/components/ui/Icon';
import { FieldLayout } from '~/components/ui/FieldLayout';
import { Notice } from '~/components/ui/Notice';
import { rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import styles from './form.module.css';
import { submitWithKeys } from './submitWithKeys';
import type { Form } from './useForm';

interface FormBodyProps<V> {
  form: Form<V>;
  /** The accessible name, for a form that is not inside a dialog with that name. */
  label?: string;
  submitLabel?: string;
  submitIcon?: IconName;
  /** Whether a required value is missing, so that nothing can be sent. */
  isIncomplete?: boolean;
  /** Whether the button takes the whole width, for a form that fills its container. */
  isWide?: boolean;
  /** Whether the buttons stay in sight while a long form is scrolled. */
  isSticky?: boolean;
  onCancel?: () => void;
  /** The text of the button for `onCancel`; "Cancel" by default. */
  cancelLabel?: string;
  children: ReactNode;
}

/**
 * A form with its fields, the reason for a refusal, and its buttons. Enter in a single-line field and Ctrl+Enter anywhere submit
 * it. While it has unsaved changes, the dialog around it asks before it closes.
 */
export function FormBody<V>(props: FormBodyProps<V>) {
  const { form, label, submitLabel, submitIcon, isIncomplete = false, isWide = false, isSticky, onCancel, cancelLabel, children } = props;
  const { t } = useI18n();
  const refusalId = useId();
  const { kind } = use(FieldLayout);
  const element = useRef<HTMLFormElement>(null);
  const { failures } = form;
  // Before anything is painted or announced, so that the focus and the reason appear together.
  useLayoutEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter belongs to the fields inside
    <form
      ref={element}
      className={kind === 'row' ? rowsClass : styles.stack}
      aria-label={label}
      aria-busy={form.isBusy}
      aria-describedby={form.refusal === null ? undefined : refusalId}
      data-unsaved={form.isUnsaved || undefined}
      onKeyDown={submitWithKeys}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIncomplete) form.submit();
      }}
    >
      {children}
      {form.refusal !== null && (
        <div id={refusalId}>
          <Notice kind="problem">{form.refusal.text}</Notice>
          <ErrorDetails details={form.refusal.details} />
        </div>
      )}
      <p role="status" className="visuallyHidden">
        {form.isBusy && t('form.sending')}
      </p>
      <div className={styles.buttons} data-wide={isWide || undefined} data-sticky={isSticky || undefined}>
        {onCancel && <Button onClick={onCancel}>{cancelLabel ?? t('core.cancel')}</Button>}
        <Button variant="primary" type="submit" icon={submitIcon} busy={form.isBusy} disabled={isIncomplete}>
          {submitLabel ?? t('core.save')}
        </Button>
      </div>
    </form>
  );
}
