import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm, type Form, type Refusal } from '~/components/form/useForm';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, ParseError, type AppError } from '~/lib/AppError';
import { ok } from '~/lib/Result';
import { labelOf } from './fieldTexts';
import { faultsOf } from './fieldFaults';
import { afterSaving, readValues, rebased, type FormState, type FormValues } from './fieldValues';
import { SERVER_FIELDS, type FieldKind, type ServerFieldName, type ServerSettings } from './serverFields';
import { useSaveSettings } from './useSaveSettings';

/** The form of a page with settings of the server. */
export interface ServerForm extends Form<FormValues> {
  /** Shows the settings of the server again. */
  discard(): void;
}

/** What was saved, and the settings of the server then. */
interface Saved {
  readonly sent: FormValues;
  readonly now: ServerSettings;
}

/** Kinds of settings whose control cannot say what is wrong. */
const SILENT: readonly FieldKind[] = ['switch', 'select', 'rules', 'account'];

/** Holds some settings of the server. What nobody has touched follows the server. */
export function useServerForm(names: readonly ServerFieldName[], settings: ServerSettings): ServerForm {
  const i18n = useI18n();
  const save = useSaveSettings();
  const [base, setBase] = useState(() => readValues(names, settings));
  const form: Form<FormValues> = useForm<FormValues, Saved>({
    initial: base,
    check: (values) => faultsOf(base, values, i18n),
    submit: async (sent) => {
      const saved = await save(base, sent);
      return saved.ok ? ok({ sent, now: saved.value }) : saved;
    },
    onDone: ({ sent, now }) => begin(afterSaving(sent, latest.current.values, readValues(names, now))),
    explain: (error) => explain(error, form.values),
  });

  const latest = useRef<FormState>({ base, values: form.values });
  useLayoutEffect(() => {
    latest.current = { base, values: form.values };
  });
  const begin = (next: FormState): void => {
    latest.current = next;
    setBase(next.base);
    form.reset(next.base);
    form.set(next.values);
  };
  const explain = (error: AppError, values: FormValues): Refusal<FormValues> | undefined => {
    const refused = refusedField(error, values);
    if (refused === undefined) return undefined;
    const text = refused.reason || i18n.t('form.notAccepted');
    return SILENT.includes(SERVER_FIELDS[refused.name].kind)
      ? { text: i18n.t('ui.titled', { title: labelOf(refused.name, i18n), text }) }
      : { field: refused.name, text };
  };

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) begin(rebased(latest.current, readValues(names, settings)));
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- only a new answer of the server changes what nobody has touched
  }, [settings]);

  return {
    ...form,
    discard() {
      const shown = readValues(names, settings);
      begin({ base: shown, values: shown });
    },
  };
}

/** The setting that was refused, by the server or before it was asked, and why in its words. */
function refusedField(error: AppError, values: FormValues): { readonly name: ServerFieldName; readonly reason: string } | undefined {
  const found = (path: string) => path.split(/[/.]/).find((part) => Object.hasOwn(values, part)) as ServerFieldName | undefined;
  if (error instanceof ParseError) {
    const name = found(error.path);
    return name && { name, reason: error.message };
  }
  if (!(error instanceof ApiError) || error.server.code !== 'INVALID_PARAM') return undefined;
  const { param = '', reason = '' } = (error.server.info ?? {}) as { readonly param?: unknown; readonly reason?: unknown };
  const name = found(String(param));
  return name && { name, reason: String(reason) };
}
