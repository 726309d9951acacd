import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { OptionsForm } from '~/components/form/OptionsForm';
import { defaultOptions, defineOptions, type OptionsSchema } from '~/registry/options';
import type { Options } from '~/services/workspace/document';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const label = 'widget.height';

interface FormProps {
  schema: OptionsSchema;
  initial: Options;
  onValues: (values: Options) => void;
}

function Form({ schema, initial, onValues }: FormProps) {
  const [values, setValues] = useState(initial);
  const handleChange = (name: string, value: unknown) => {
    const next = { ...values, [name]: value };
    setValues(next);
    onValues(next);
  };
  return <OptionsForm schema={schema} values={values} onChange={handleChange} />;
}

async function renderForm(schema: OptionsSchema, api: ApiScript = {}, initial: Options = {}) {
  let now: Options = { ...defaultOptions(schema), ...initial };
  const test = renderWithRoot(<Form schema={schema} initial={now} onValues={(values) => (now = values)} />, {
    me: user('alice').me(),
    api,
  });
  await act(settled);
  return { ...test, values: () => now };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a form of options', () => {
  test('a form of options has a switch, a text and a color', async () => {
    const { values } = await renderForm({
      on: { kind: 'boolean', default: false, label: 'widget.showHeader' },
      text: { kind: 'text', default: 'a', label: 'memoWidget.title' },
      tint: { kind: 'color', default: '#000000', label: 'calendarWidget.title' },
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Show header' }));
    type(screen.getByRole('textbox', { name: 'Memo' }), 'b');
    type(screen.getByLabelText('Calendar'), '#112233');
    expect(values()).toEqual({ on: true, text: 'b', tint: '#112233' });
  });

  test('a form of options takes a number once it is valid', async () => {
    const { values } = await renderForm({ size: { kind: 'number', default: 5, min: 1, max: 9, label } });
    const field = screen.getByRole('spinbutton', { name: 'Content height' });
    for (const wrong of ['', '10']) {
      type(field, wrong);
      expect(screen.getByRole('alert').textContent).toBe('Enter a valid number.');
      expect(values()).toEqual({ size: 5 });
    }
    type(field, '7');
    expect(values()).toEqual({ size: 7 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a form of options asks for durations in seconds', async () => {
    const { values } = await renderForm({ every: { kind: 'duration', default: 60_000, min: 10_000, max: 90_000, label } });
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    expect({ value: field.value, min: field.min, max: field.max }).toEqual({ value: '60', min: '10', max: '90' });
    type(field, '12.5');
    expect(values()).toEqual({ every: 12_500 });
  });

  test('a form of options offers single and multiple choices', async () => {
    const items = ['round', 'flat'];
    const { values } = await renderForm({
      shape: { kind: 'select', default: 'round', items, label: 'timelineWidget.list' },
      kinds: { kind: 'multiSelect', default: [], items, label: 'notificationsWidget.excludeTypes' },
    });
    const choice = screen.getByRole('combobox', { name: 'List' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['round', 'flat']);
    fireEvent.change(choice, { target: { value: 'flat' } });
    const group = within(screen.getByRole('group', { name: 'Hidden kinds' }));
    fireEvent.click(group.getByRole('switch', { name: 'flat' }));
    fireEvent.click(group.getByRole('switch', { name: 'round' }));
    expect(values()).toEqual({ shape: 'flat', kinds: ['round', 'flat'] });
    fireEvent.click(group.getByRole('switch', { name: 'flat' }));
    expect(values()['kinds']).toEqual(['round']);
  });

  test("a form of options offers the viewer's lists and antennas, and none", async () => {
    const { values } = await renderForm(
      {
        list: { kind: 'listRef', default: null, label: 'timelineWidget.list' },
        antenna: { kind: 'antennaRef', default: null, label: 'timelineWidget.antenna' },
      },
      { 'users/lists/list': [{ id: 'l1', name: 'Friends', isPublic: true }] as never, 'antennas/list': [] },
      { antenna: { id: 'gone', name: 'Old' } },
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'List' }), { target: { value: 'l1' } });
    expect(values()).toEqual({ list: { id: 'l1', name: 'Friends' }, antenna: { id: 'gone', name: 'Old' } });
    // The stored choice is shown although it no longer exists.
    const antenna = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Antenna' });
    expect(antenna.value).toBe('gone');
    fireEvent.change(antenna, { target: { value: '' } });
    expect(values()['antenna']).toBeNull();
  });

  test('a form of options says that lists did not load, and retries', async () => {
    const { api } = await renderForm(
      { list: { kind: 'listRef', default: null, label: 'timelineWidget.list' } },
      { 'users/lists/list': apiError() },
    );
    expect(screen.getByRole('alert')).toBeTruthy();
    api.on('users/lists/list', []);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('combobox', { name: 'List' })).toBeTruthy();
  });

  test('a form of options asks for a user in the chooser, and removes them again', async () => {
    const { values, root } = await renderForm({ who: { kind: 'userRef', default: null, label: 'timelineWidget.list' } });
    const open = vi.spyOn(root.overlays, 'open').mockResolvedValue({ id: 'b', username: 'bob', host: null });
    const group = within(screen.getByRole('group', { name: 'List' }));
    await act(async () => fireEvent.click(group.getByRole('button', { name: 'Choose a user…' })));
    expect(open).toHaveBeenCalledWith('userChooser', { includeSelf: true });
    expect(values()['who']).toMatchObject({ username: 'bob', host: null });
    expect(group.getByRole('button', { name: '@bob' })).toBeTruthy();
    fireEvent.click(group.getByRole('button', { name: 'Remove @bob' }));
    expect(values()['who']).toBeNull();
  });

  test('a form of options leaves out options without an effect', async () => {
    await renderForm(
      defineOptions({
        on: { kind: 'boolean', default: true, label: 'widget.showHeader' },
        text: { kind: 'text', default: '', label: 'memoWidget.title', hideWhen: { on: false } },
      }),
    );
    expect(screen.queryByRole('textbox')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
