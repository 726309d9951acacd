import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SignUpWindow from '../../../windows/signUp/SignUpWindow';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

type Options = Readonly<Record<'callback' | 'expired-callback' | 'error-callback', (answer?: string) => void>> & {
  readonly sitekey: string;
};

/** The widgets that the fake script has drawn, the newest last. */
let widgets: Options[];
/** Whether the script can be loaded. */
let isBlocked: boolean;
let loaded: string[];

beforeEach(() => {
  widgets = [];
  loaded = [];
  isBlocked = false;
  vi.stubGlobal('hcaptcha', { render: (_element: HTMLElement, options: Options) => widgets.push(options) });
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    loaded.push((script as HTMLScriptElement).src);
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(isBlocked ? 'error' : 'load')));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const META = { serverRules: [], tosUrl: null, privacyPolicyUrl: null, disableRegistration: false, emailRequiredForSignup: false };
const HCAPTCHA = { enableHcaptcha: true, hcaptchaSiteKey: 'site-key' };

async function open(meta: object, api: ApiScript = {}) {
  const test = createTestRoot({ api: { meta: { ...META, ...meta } as never, 'username/available': { available: true }, ...api } });
  await test.root.session.current.server.load();
  renderWithRoot(<SignUpWindow params={{}} close={() => {}} />, { test });
  for (const [label, value] of [
    ['Username', 'dave'],
    ['Password', 'long enough'],
    ['Confirm password', 'long enough'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return test;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
const answer = (text: string) => act(() => widgets.at(-1)!.callback(text));

test('a server without captchas loads no script of another site', async () => {
  await open({});
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(loaded).toEqual([]);
});

test('an account is created with the answer of the captcha, and not before', async () => {
  const { api } = await open(HCAPTCHA, { signup: () => undefined });
  await waitFor(() => expect(widgets).toHaveLength(1));
  expect({ loaded, sitekey: widgets[0]!.sitekey, disabled: button().disabled }).toEqual({
    loaded: ['https://js.hcaptcha.com/1/api.js?render=explicit'],
    sitekey: 'site-key',
    disabled: true,
  });
  answer('human');
  await waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  await waitFor(() =>
    expect(api.paramsOf('signup')).toEqual([{ username: 'dave', password: 'long enough', 'hcaptcha-response': 'human' }]),
  );
});

test('an expired captcha says so, and has to be done again', async () => {
  await open(HCAPTCHA);
  await waitFor(() => expect(widgets).toHaveLength(1));
  answer('human');
  act(() => widgets[0]!['expired-callback']());
  expect({ alert: screen.getByRole('alert').textContent, disabled: button().disabled }).toEqual({
    alert: 'The check has expired. Please do it again.',
    disabled: true,
  });
});

test('a captcha that does not load says why, and can be tried again', async () => {
  isBlocked = true;
  await open(HCAPTCHA);
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load");
  isBlocked = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(widgets).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the server refuses the answer, it says so, asks for a new one, and keeps what was typed', async () => {
  const refusal = apiError({ status: 400, message: 'Error: hcaptcha-failed: invalid-input-response' });
  await open(HCAPTCHA, { signup: refusal });
  await waitFor(() => expect(widgets).toHaveLength(1));
  answer('robot');
  await waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  expect((await screen.findByText(/^The server didn't accept the check/)).textContent).toBeTruthy();
  await waitFor(() => expect(widgets).toHaveLength(2));
  expect({ name: screen.getByLabelText<HTMLInputElement>('Username').value, disabled: button().disabled }).toEqual({
    name: 'dave',
    disabled: true,
  });
});

test('mCaptcha is a frame of its instance, and only its own message counts', async () => {
  await open({ enableMcaptcha: true, mcaptchaSiteKey: 'a b', mcaptchaInstanceUrl: 'https://captcha.example' });
  const frame = screen.getByTitle<HTMLIFrameElement>("Check that you're human");
  expect(frame.src).toBe('https://captcha.example/widget/?sitekey=a+b');
  const send = (origin: string, source: Window | null) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source, data: { token: 'human' } })));
  send('https://evil.example', frame.contentWindow);
  send('https://captcha.example', window);
  expect(button().disabled).toBe(true);
  send('https://captcha.example', frame.contentWindow);
  await waitFor(() => expect(button().disabled).toBe(false));
});
