import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import SignUpWindow from '../../../windows/signUp/SignUpWindow';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const META = { serverRules: [], tosUrl: null, privacyPolicyUrl: null, disableRegistration: false, emailRequiredForSignup: false };

async function open(meta: object, api: ApiScript = {}) {
  const test = createTestRoot({ api: { meta: { ...META, ...meta } as never, 'username/available': { available: true }, ...api } });
  await test.root.session.current.server.load();
  renderWithRoot(<SignUpWindow params={{}} close={() => {}} />, { test });
  return test;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function agree(name: string) {
  fireEvent.click(screen.getByRole('switch', { name }));
  await act(settled);
}

test('the form comes after rules and terms, which stay in sight while people agree to each', async () => {
  const { root } = await open({
    serverRules: ['Be kind.'],
    tosUrl: 'https://a.example/tos',
    privacyPolicyUrl: 'https://a.example/privacy',
  });
  await agree('I agree to the rules');
  expect(button('Continue').disabled).toBe(true);
  await agree('I agree to the terms');
  expect(runInAction(() => root.overlays.stack.length)).toBe(0);
  expect(screen.getByText('Be kind.')).toBeTruthy();
  fireEvent.click(button('Continue'));
  expect(screen.getByLabelText('Username')).toBeTruthy();
});

test('agreeing can be taken back', async () => {
  await open({ serverRules: ['Be kind.'] });
  await agree('I agree to the rules');
  await agree('I agree to the rules');
  expect(button('Continue').disabled).toBe(true);
});

test('what is wrong with a name is said once', async () => {
  await open({}, { 'username/available': { available: false } });
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'no such name' } });
  fireEvent.blur(screen.getByLabelText('Username'));
  await act(settled);
  expect(screen.getAllByText(/letters/i)).toHaveLength(1);
});

test('a server without rules and terms shows the form at once', async () => {
  await open({});
  expect(screen.getByLabelText('Username')).toBeTruthy();
});

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Fills everything but the address. */
function fillRest() {
  type('Username', 'dave');
  type('Password', 'long enough');
  type('Confirm password', 'long enough');
}

test('the server is asked about an address a second after the last key, and about nothing else', async () => {
  const { api, clock } = await open({ emailRequiredForSignup: true }, { 'email-address/available': { available: true, reason: null } });
  fillRest();
  for (const typed of ['d', 'da', 'dave@mail.example ']) {
    type('Email address', typed);
    clock.advance(900);
  }
  await act(settled);
  expect({ asked: api.paramsOf('email-address/available'), disabled: button('Sign up').disabled }).toEqual({ asked: [], disabled: true });
  clock.advance(100);
  await act(settled);
  expect({ asked: api.paramsOf('email-address/available'), disabled: button('Sign up').disabled }).toEqual({
    asked: [{ emailAddress: 'dave@mail.example' }],
    disabled: false,
  });
  expect(screen.getAllByText('Available')).toHaveLength(2);
});

test.each([
  { reason: 'used', text: 'Another account uses that address.' },
  { reason: 'format', text: 'Enter an email address, such as name@example.com.' },
  { reason: 'disposable', text: "Disposable addresses aren't allowed. Use a different one." },
  { reason: 'banned', text: "Addresses from this provider aren't allowed. Use a different one." },
  { reason: 'mx', text: "The domain after the @ doesn't receive email." },
  { reason: 'smtp', text: "The provider says this address doesn't exist." },
  { reason: 'network', text: "You can't use this address. Try a different one." },
  { reason: null, text: "You can't use this address. Try a different one." },
])('an address that the server refuses for $reason says: $text', async ({ reason, text }) => {
  const { clock } = await open({ emailRequiredForSignup: true }, { 'email-address/available': { available: false, reason } });
  fillRest();
  type('Email address', 'dave@mail.example');
  clock.advance(1_000);
  await act(settled);
  expect({
    isInvalid: email().getAttribute('aria-invalid'),
    said: screen.getAllByText(text).length > 0,
    disabled: button('Sign up').disabled,
  }).toEqual({
    isInvalid: 'true',
    said: true,
    disabled: true,
  });
});

test('a server that cannot say whether an address is free decides at the sign-up', async () => {
  const { api, clock } = await open(
    { emailRequiredForSignup: true },
    { 'email-address/available': apiError({ status: 404, code: 'UNKNOWN_API_ENDPOINT' }), signup: undefined },
  );
  fillRest();
  type('Email address', 'dave@mail.example');
  clock.advance(1_000);
  await act(settled);
  expect(screen.getByText("Couldn't check the address. You can still try it.")).toBeTruthy();
  fireEvent.click(button('Sign up'));
  await act(settled);
  expect(api.paramsOf('signup')).toEqual([{ username: 'dave', password: 'long enough', emailAddress: 'dave@mail.example' }]);
});

test('a sign-up in which the server fails without a word says that it failed', async () => {
  const { clock } = await open({}, { signup: apiError({ status: 502, code: 'HTTP_502', id: '', message: '' }) });
  fillRest();
  clock.advance(1_000);
  await act(settled);
  fireEvent.click(button('Sign up'));
  await act(settled);
  expect(screen.getByRole('alert').textContent).toBe("Couldn't create the account: The server ran into an error (HTTP_502)");
});

test.each([
  ['a moderator has to approve it', {}, undefined, "A moderator looks at your account first. You can sign in once it's approved."],
  ['the address comes first', { emailRequiredForSignup: true }, 'dave@mail.example', 'Open the link in the email we sent you.'],
])('a server that approves accounts wants a reason, and says what happens next: %s', async (_what, meta, address, text) => {
  const { api, clock, root } = await open(
    { approvalRequiredForSignup: true, ...meta },
    { signup: undefined, 'email-address/available': { available: true, reason: null } },
  );
  fillRest();
  if (address !== undefined) type('Email address', address);
  clock.advance(1_000);
  await act(settled);
  expect(button('Sign up').disabled).toBe(true);
  type('Why do you want to join?', 'I grow moss.');
  fireEvent.click(button('Sign up'));
  await act(settled);
  expect(api.paramsOf('signup')).toEqual([
    { username: 'dave', password: 'long enough', reason: 'I grow moss.', ...(address !== undefined && { emailAddress: address }) },
  ]);
  expect(runInAction(() => root.overlays.stack.at(-1))).toMatchObject({ dialog: { options: { text } } });
});
