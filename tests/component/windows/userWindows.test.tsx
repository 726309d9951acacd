import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import AbuseReportWindow from '../../../windows/abuseReport/AbuseReportWindow';
import UserMemoWindow from '../../../windows/userMemo/UserMemoWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const carol = user('carol');
const close = vi.fn<() => void>();
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const written = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

describe('a report', () => {
  function open(api: ApiScript = {}, initialComment?: string) {
    close.mockClear();
    const params = { userId: 'user-carol', ...(initialComment !== undefined && { initialComment }) };
    return renderWithRoot(<AbuseReportWindow params={params} close={close} />, { me: user('alice').me(), api });
  }

  test('a report needs a text', () => {
    open();
    expect(screen.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
    write('   ');
    expect(screen.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
  });

  test('a report starts with its subject, is sent, and confirms that', async () => {
    const { api, root } = open({ 'users/report-abuse': undefined }, 'Local Note: https://example.test/notes/n\n-----\n');
    write(`${written()}Spam.`);
    await press('Send report');
    expect(api.paramsOf('users/report-abuse')).toEqual([
      { userId: 'user-carol', comment: 'Local Note: https://example.test/notes/n\n-----\nSpam.' },
    ]);
    expect(close).toHaveBeenCalledOnce();
    expect(runInAction(() => root.overlays.stack.at(-1))).toMatchObject({ dialog: { options: { kind: 'success' } } });
  });

  test('a report keeps the typed text when the server refuses it, and shows the reason', async () => {
    open({
      'users/report-abuse': apiError({ message: 'Cannot report the admin.', id: '35e166f5-05fb-4f87-a2d5-adb42676d48f' }),
    });
    write('Look at this');
    await press('Send report');
    expect(written()).toBe('Look at this');
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Cannot report the admin.');
    expect(screen.getByText('Details').closest('details')?.textContent).toContain('35e166f5-05fb-4f87-a2d5-adb42676d48f');
  });

  test('a report says that it is too long before it is sent', () => {
    open();
    write('x'.repeat(2049));
    expect(screen.getByRole('alert').textContent).toContain('2,048');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a memo', () => {
  function open(api: ApiScript = {}) {
    close.mockClear();
    const view = renderWithRoot(<UserMemoWindow params={{ userId: 'user-carol' }} close={close} />, {
      me: user('alice').me(),
      api: { 'users/show': carol.detailed({ memo: 'met in Kyoto' }), ...api },
    });
    return view;
  }

  test('a memo starts with the stored text, also for a profile that was never open', async () => {
    open();
    await act(settled);
    expect(written()).toBe('met in Kyoto');
  });

  test('a memo is stored, and an empty one is removed', async () => {
    const { api } = open({ 'users/update-memo': undefined });
    await act(settled);
    write('  ');
    await press('Save');
    expect(api.paramsOf('users/update-memo')).toEqual([{ userId: 'user-carol', memo: null }]);
    expect(close).toHaveBeenCalledOnce();
  });

  test('a memo keeps the typed text when the server refuses it', async () => {
    open({ 'users/update-memo': apiError() });
    await act(settled);
    write('likes soup');
    await press('Save');
    expect({ written: written(), closeCount: close.mock.calls.length }).toEqual({ written: 'likes soup', closeCount: 0 });
  });
});
