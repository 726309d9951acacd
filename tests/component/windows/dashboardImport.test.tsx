import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import DashboardImportWindow from '../../../windows/dashboardImport/DashboardImportWindow';
import type { ImportReading } from '../../../windows/dashboardImport/params';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const good: ImportReading = {
  ok: true,
  widgets: [
    { id: '1', x: 0, y: 0, w: 4, h: 3, title: 'Calendar', icon: 'calendar' },
    { id: '2', x: 4, y: 0, w: 8, h: 3, title: 'Memo', icon: 'note' },
  ],
};
const read = (text: string): ImportReading => (text === 'good' ? good : { ok: false, problem: 'There is a wrong value.' });

function open() {
  const close = vi.fn<(result?: unknown) => void>();
  renderWithRoot(<DashboardImportWindow params={{ read }} close={close} />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  return { close, button, type };
}

describe('the window that imports a dashboard', () => {
  test('the window that imports a dashboard shows what comes, then replaces or adds it', () => {
    const { close, button, type } = open();
    expect(button('Replace my dashboard').disabled).toBe(true);
    type('good');
    const coming = screen.getByRole('region', { name: '2 widgets' });
    expect(
      within(coming)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['Calendar', 'Memo']);
    fireEvent.click(button('Replace my dashboard'));
    fireEvent.click(button('Add to my dashboard'));
    expect(close.mock.calls).toEqual([[{ text: 'good', how: 'replace' }], [{ text: 'good', how: 'add' }]]);
  });

  test('the window that imports a dashboard says what is wrong with a text, keeps the text and takes nothing', () => {
    const { close, button, type } = open();
    type('bad');
    expect(screen.getByRole('alert').textContent).toBe('There is a wrong value.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('bad');
    expect(button('Add to my dashboard').disabled).toBe(true);
    fireEvent.click(button('Cancel'));
    expect(close.mock.calls).toEqual([[]]);
  });

  test('the window that imports a dashboard reads a file', async () => {
    open();
    const file = new File(['good'], 'dashboard.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Choose file'), { target: { files: [file] } });
    await act(settled);
    expect(await screen.findByRole('region', { name: '2 widgets' })).toBeTruthy();
  });
});
