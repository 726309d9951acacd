import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireAnnouncementForStaff } from '~/api/wire';
import AdminAnnouncementsPage from '../../../../pages/admin/announcements/AdminAnnouncementsPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const announcement = (id: string, more: Partial<WireAnnouncementForStaff> = {}): WireAnnouncementForStaff => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: null,
  title: `Title of ${id}`,
  text: `The **text** of ${id}`,
  imageUrl: null,
  icon: 'info',
  display: 'normal',
  needConfirmationToRead: false,
  silence: false,
  isActive: true,
  forExistingUsers: false,
  userId: null,
  reads: 3,
  ...more,
});

const written = {
  title: 'Tea',
  text: 'At **five**',
  imageUrl: null,
  icon: 'success',
  display: 'banner',
  forExistingUsers: true,
  silence: false,
  needConfirmationToRead: false,
};

async function open(api: ApiScript = {}) {
  const rendered = renderWithRoot(<AdminAnnouncementsPage />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ['admin/announcements/list'],
      'admin/announcements/list': [announcement('2'), announcement('1', { isActive: false, display: 'dialog', reads: 0 })],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const titles = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const type = (form: ReturnType<typeof within>, name: string, value: string) =>
  fireEvent.change(form.getByRole('textbox', { name }), { target: { value } });
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await act(settled);
};

async function confirm({ root }: Awaited<ReturnType<typeof open>>) {
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  const { dialog } = asked;
  await act(async () => dialog.answer(true));
  await act(settled);
}

test('announcements are listed with their markup, their state and how many people read them', async () => {
  const { api } = await open();
  expect(api.paramsOf('admin/announcements/list')).toEqual([{ limit: 10 }]);
  expect(titles()).toEqual(['Title of 2', 'Title of 1']);
  expect(card('Title of 2').getByText('text').tagName).toBe('B');
  expect(card('Title of 2').getByText('Active')).toBeTruthy();
  expect(card('Title of 2').getByText('Read by 3 people')).toBeTruthy();
  expect(card('Title of 1').getByText('Ended')).toBeTruthy();
  expect(card('Title of 1').getByText('Not read yet')).toBeTruthy();
});

test('a new announcement is previewed while it is written, and joins the list', async () => {
  const { api } = await open({ 'admin/announcements/create': { ...announcement('3'), title: 'Tea' } });
  await press(screen.getByRole('button', { name: 'New announcement' }));
  const form = within(screen.getByRole('form', { name: 'New announcement' }));
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  type(form, 'Title', ' Tea ');
  type(form, 'Text', 'At **five**');
  fireEvent.change(form.getByRole('combobox', { name: 'Icon' }), { target: { value: 'success' } });
  fireEvent.click(form.getByRole('radio', { name: 'Banner' }));
  fireEvent.click(form.getByRole('switch', { name: 'Existing users only' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Tea')).toBeTruthy();
  expect(preview.getByText('five').tagName).toBe('B');
  await press(form.getByRole('button', { name: 'Publish' }));
  expect(api.paramsOf('admin/announcements/create')).toEqual([{ ...written, userId: null }]);
  expect(titles()).toEqual(['Tea', 'Title of 2', 'Title of 1']);
  expect(screen.queryByRole('form')).toBeNull();
});

test('an address that is none is named at its field, and a dialog for everybody is warned of', async () => {
  await open();
  await press(screen.getByRole('button', { name: 'New announcement' }));
  const form = within(screen.getByRole('form', { name: 'New announcement' }));
  type(form, 'Image URL', 'javascript:alert(1)');
  expect(form.getByRole('textbox', { name: 'Image URL' }).getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(form.getByRole('radio', { name: 'Dialog' }));
  expect(form.getByText(/interrupts everyone/)).toBeTruthy();
});

test('an announcement is changed in its place', async () => {
  const { api } = await open({ 'admin/announcements/update': undefined });
  await press(card('Title of 2').getByRole('button', { name: 'Edit' }));
  type(within(screen.getByRole('form', { name: 'Edit Title of 2' })), 'Title', 'Tea');
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(api.paramsOf('admin/announcements/update')).toMatchObject([{ id: '2', title: 'Tea', imageUrl: null }]);
  expect(titles()).toEqual(['Tea', 'Title of 1']);
});

test('a refused change stays in its form with the reason', async () => {
  await open({ 'admin/announcements/update': apiError({ status: 400, code: 'NO_SUCH_ANNOUNCEMENT', message: 'No such announcement.' }) });
  await press(card('Title of 2').getByRole('button', { name: 'Edit' }));
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('form', { name: 'Edit Title of 2' }).textContent).toContain('NO_SUCH_ANNOUNCEMENT');
});

test('an announcement ends, and one that has ended comes back', async () => {
  const { api } = await open({ 'admin/announcements/update': undefined });
  await press(card('Title of 2').getByRole('button', { name: 'End' }));
  await press(card('Title of 1').getByRole('button', { name: 'Show again' }));
  expect(api.paramsOf('admin/announcements/update')).toMatchObject([
    { id: '2', isActive: false },
    { id: '1', isActive: true },
  ]);
  expect(card('Title of 2').getByText('Ended')).toBeTruthy();
  expect(card('Title of 1').getByText('Active')).toBeTruthy();
});

test('an announcement is deleted after a question', async () => {
  const opened = await open({ 'admin/announcements/delete': undefined });
  await press(card('Title of 2').getByRole('button', { name: 'Delete' }));
  expect(opened.api.paramsOf('admin/announcements/delete')).toEqual([]);
  await confirm(opened);
  expect(opened.api.paramsOf('admin/announcements/delete')).toEqual([{ id: '2' }]);
  expect(titles()).toEqual(['Title of 1']);
});

test('many current announcements are too many to read', async () => {
  await open({ 'admin/announcements/list': ['1', '2', '3', '4', '5', '6'].map((id) => announcement(id)) });
  expect(screen.getByText(/^6 announcements are active/)).toBeTruthy();
});

test('an empty list says what announcements are for', async () => {
  await open({ 'admin/announcements/list': [] });
  expect(screen.getByText('No announcements yet')).toBeTruthy();
});

test('a list that does not load offers another try', async () => {
  await open({ 'admin/announcements/list': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server without a list of announcements says so', async () => {
  await open({ endpoints: [], 'admin/announcements/list': apiError({ status: 404 }) });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
});
