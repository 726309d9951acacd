import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FormBody } from '~/components/form/FormBody';
import { useForm, type Refusal } from '~/components/form/useForm';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { NetworkError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import { apiError } from '../../fixtures/FakeApi';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

interface Values {
  name: string;
  text: string;
  isPublic: boolean;
}

interface TestFormProps {
  submit: (values: Values) => Promise<Result>;
  onDone: () => void;
  explain: ((error: AppError) => Refusal<Values> | undefined) | undefined;
}

function TestForm({ submit, onDone, explain }: TestFormProps) {
  const form = useForm({
    initial: { name: 'a', text: '', isPublic: false },
    check: ({ text }) => ({ text: text.length > 3 ? 'Too long.' : undefined }),
    submit,
    onDone,
    ...(explain && { explain }),
  });
  return (
    <FormBody form={form} label="Clip" isIncomplete={form.values.name === ''} onCancel={() => {}}>
      <TextField {...form.field('name')} label="Name" />
      <TextArea {...form.field('text')} label="Text" />
      <Switch {...form.toggle('isPublic')} label="Public" />
    </FormBody>
  );
}

function open(answer: Result | Promise<Result> = ok(), explain?: TestFormProps['explain']) {
  const submit = vi.fn<TestFormProps['submit']>(() => Promise.resolve(answer));
  const onDone = vi.fn<() => void>();
  const { root } = renderWithRoot(<TestForm submit={submit} onDone={onDone} explain={explain} />);
  return { root, submit, onDone, form: screen.getByRole('form') };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const save = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled();
  });
};
const isUnsaved = (form: HTMLElement) => form.dataset['unsaved'] === 'true';

/** Whether the browser would ask before leaving the page. */
const asksToLeave = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a form', () => {
  test('a form sends its values', async () => {
    const { submit, onDone, form } = open();
    type('Name', 'b');
    await save();
    expect(submit.mock.calls).toEqual([[{ name: 'b', text: '', isPublic: false }]]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(isUnsaved(form)).toBe(false);
  });

  test.each([
    ['a text', () => type('Text', 'x')],
    ['a switch', () => fireEvent.click(screen.getByRole('switch'))],
  ])('a form is unsaved after a change of %s, and the browser asks before leaving', (_what, change) => {
    const { form } = open();
    expect(isUnsaved(form)).toBe(false);
    expect(asksToLeave()).toBe(false);
    change();
    expect(isUnsaved(form)).toBe(true);
    expect(asksToLeave()).toBe(true);
  });

  test('a form is saved again when its values are changed back', () => {
    const { form } = open();
    type('Name', 'b');
    type('Name', 'a');
    expect(isUnsaved(form)).toBe(false);
  });

  test('Ctrl+Enter in a text of several lines sends a form', async () => {
    const { submit } = open();
    await act(async () => {
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), { key: 'Enter', ctrlKey: true });
      await settled();
    });
    expect(submit).toHaveBeenCalledOnce();
  });

  test('a form is sent once while the request is running, and says that it is busy', async () => {
    let answer = (_result: Result): void => {};
    const { submit, form } = open(new Promise<Result>((resolve) => (answer = resolve)));
    await save();
    await save();
    expect(submit).toHaveBeenCalledOnce();
    expect(form.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      answer(ok());
      await settled();
    });
    expect(form.getAttribute('aria-busy')).toBe('false');
  });

  test('a form with a wrong value is not sent, and its field takes the focus', async () => {
    const { submit } = open();
    type('Text', 'long');
    const field = screen.getByRole('textbox', { name: 'Text' });
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('Too long.');
    await save();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  test('a form cannot be sent while something is missing', async () => {
    const { submit, form } = open();
    type('Name', '');
    fireEvent.submit(form);
    await act(settled);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });
});

describe('a form that the server refuses', () => {
  test('a refused form keeps what was typed, says why, and can be sent again', async () => {
    const { submit, onDone, form } = open(fail(new NetworkError('no answer')));
    type('Name', 'b');
    await save();
    expect(onDone).not.toHaveBeenCalled();
    const alert = screen.getByRole('alert');
    expect(document.getElementById(form.getAttribute('aria-describedby')!)?.contains(alert)).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('b');
    submit.mockResolvedValue(ok());
    await save();
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a refused parameter is shown at its field until it changes', async () => {
    const error = apiError({ code: 'INVALID_PARAM', info: { param: '#/properties/name/maxLength', reason: 'too long' } });
    open(fail(error));
    await save();
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe("The server doesn't accept that value.");
    expect(document.activeElement).toBe(field);
    type('Text', 'x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    type('Name', 'b');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('a known refusal is explained', async () => {
    open(fail(apiError({ code: 'TAKEN' })), () => ({ field: 'name', text: 'This name is taken.' }));
    await save();
    expect(screen.getByRole('alert').textContent).toBe('This name is taken.');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  test('a server failure opens a dialog with a report to copy', async () => {
    const { root } = open(fail(apiError({ code: 'INTERNAL_ERROR' })));
    await save();
    expect(root.overlays.stack).toMatchObject([{ kind: 'dialog' }]);
  });
});
