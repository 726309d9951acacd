import { useRef, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, CanceledError, type AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Result } from '~/lib/Result';
import { useStores } from '~/react/context';
import { errorText } from '~/stores/ui/errorText';
import { useLeaveGuard } from './useLeaveGuard';
import { useSubmit } from './useSubmit';

/** The problems of fields in words, by field. */
export type Faults<V> = { readonly [K in keyof V]?: string | undefined };

/** The text for a refusal, and its field if it concerns one. */
export interface Refusal<V> {
  readonly field?: keyof V;
  readonly text: string;
  /** The code and id of the refusal. */
  readonly details?: string | undefined;
}

interface FormOptions<V, R> {
  /** The values before any change. */
  readonly initial: V;
  /** Returns the problems of the values. They are shown while people type, and prevent submitting. */
  readonly check?: (values: V) => Faults<V>;
  readonly submit: (values: V) => Promise<Result<R>>;
  /** Called after the server accepted the values. */
  readonly onDone?: (result: R) => void;
  /** Whether closing it with unsaved text needs no confirmation. */
  readonly isCheapToLose?: boolean;
  /** Returns the text for a refusal that this form knows. */
  readonly explain?: (error: AppError) => Refusal<V> | undefined;
}

/** The state of a form. */
export interface Form<V> {
  readonly values: V;
  /** Whether any value differs from the initial one, or from the last submitted one. */
  readonly isChanged: boolean;
  /** Whether closing the form would lose unsaved changes. */
  readonly isUnsaved: boolean;
  /** Whether a submit is running. */
  readonly isBusy: boolean;
  /** Why the server refused the whole form. */
  readonly refusal: { readonly text: string; readonly details?: string | undefined } | null;
  /** How often submitting failed because of wrong values; each time, the first wrong field takes the focus. */
  readonly failures: number;
  set(part: Partial<V>): void;
  /** Begins again with other values, which then count as saved. */
  reset(values: V): void;
  /** Returns the props of a text field or another control with a value. */
  field<K extends keyof V>(name: K): { value: V[K]; onChange: (value: V[K]) => void; error: string | undefined };
  /** Returns the props of a switch. */
  toggle(name: KeysOf<V, boolean>): { checked: boolean; onChange: (isOn: boolean) => void };
  submit(): void;
}

type KeysOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V];

/**
 * Holds the values of a form and submits them. Everything typed stays if that fails: a refusal that names a field is shown there,
 * and the first wrong field takes the focus. Render the form with `FormBody`.
 */
export function useForm<V extends object, R>(options: FormOptions<V, R>): Form<V> {
  const { initial, check, submit, onDone, explain, isCheapToLose = false } = options;
  const i18n = useI18n();
  const { clock } = useStores();
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<Refusal<V> | null>(null);
  const [failures, setFailures] = useState(0);

  const checked: Faults<V> = check?.(values) ?? {};
  const faults: Faults<V> = refused?.field === undefined ? checked : { ...checked, [refused.field]: refused.text };
  const isFaulty = Object.values(checked).some((fault) => fault !== undefined);
  const isChanged = canonicalJson(values) !== canonicalJson(saved);
  const isUnsaved = isChanged && !isCheapToLose;

  /** Whether the server accepted the values: the next step may leave the page at once. */
  const isKept = useRef(false);
  const sending = useSubmit(submit, {
    onDone: (result) => {
      setSaved(values);
      isKept.current = true;
      onDone?.(result);
    },
    onFailed: (error) => {
      if (error instanceof CanceledError) return true;
      const told = errorText(error, i18n, clock.now());
      const at = fieldRefused(error, values);
      const known = explain?.(error) ?? (at === undefined ? undefined : { field: at, text: i18n.t('form.notAccepted') });
      // A dialog offers a report for the administrator.
      if (!known && told.copyText !== undefined) return false;
      setRefused(known ?? { text: [told.title, told.text].filter(Boolean).join(': '), details: told.details });
      setFailures((count) => count + 1);
      return true;
    },
  });
  // Signing up reloads the page by itself.
  useLeaveGuard(isUnsaved && !sending.isBusy, isKept);

  const set = (part: Partial<V>) => {
    isKept.current = false;
    setValues((now) => ({ ...now, ...part }));
    if (refused && (refused.field === undefined || refused.field in part)) setRefused(null);
  };
  return {
    values,
    isChanged,
    isUnsaved,
    isBusy: sending.isBusy,
    refusal: refused && refused.field === undefined ? refused : null,
    failures,
    set,
    reset(next) {
      setSaved(next);
      setValues(next);
      setRefused(null);
    },
    field: (name) => ({ value: values[name], onChange: (value) => set({ [name]: value } as unknown as Partial<V>), error: faults[name] }),
    toggle: (name) => ({ checked: values[name] === true, onChange: (isOn) => set({ [name]: isOn } as unknown as Partial<V>) }),
    submit: () => {
      if (isFaulty) setFailures((count) => count + 1);
      else {
        setRefused(null);
        void sending.run(values);
      }
    },
  };
}

/** Returns the field that a refused parameter belongs to; servers send its path in `info.param`. */
function fieldRefused<V extends object>(error: AppError, values: V): keyof V | undefined {
  if (!(error instanceof ApiError) || error.server.code !== 'INVALID_PARAM') return undefined;
  const { info } = error.server;
  const path = typeof info === 'object' && info !== null && 'param' in info ? String(info.param).split('/') : [];
  return path.find((name) => Object.hasOwn(values, name)) as keyof V | undefined;
}
