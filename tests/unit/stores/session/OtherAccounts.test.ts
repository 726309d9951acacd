import { describe, expect, test, vi } from 'vitest';
import type { WireMe } from '~/api/wire';
import { ApiError, NetworkError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { AccountScope, SessionEvents } from '~/stores/session/AccountScope';
import { OtherAccounts } from '~/stores/session/OtherAccounts';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';

const bob = user('bob').me();
const suspended = new ApiError('i', 403, { code: 'YOUR_ACCOUNT_SUSPENDED', id: 'a8c724b3', message: 'suspended' });

function accounts(answer: () => Result<WireMe> = () => ok(bob)) {
  const clock = new FakeClock();
  const tokens = new Map([[bob.id, { ref: bob.id, origin: 'https://example.test', token: 'token of bob', kind: 'own' as const }]]);
  const scopes: { events: SessionEvents; dispose: ReturnType<typeof vi.fn> }[] = [];
  const all = new OtherAccounts({
    clock,
    stored: { accessOf: async (ref) => tokens.get(ref), fetchMe: async () => answer(), forget: async (id) => void tokens.delete(id) },
    createScope: (_account, events) => {
      const scope = { events, dispose: vi.fn<() => void>() };
      scopes.push(scope);
      return scope as unknown as AccountScope;
    },
  });
  return { all, clock, tokens, scopes };
}

describe('another account', () => {
  test('WS11 panes and requests share one connection', async () => {
    const { all, scopes } = accounts();
    all.acquire(bob.id);
    const asked = all.scopeOf(bob.id);
    await settled();
    expect(scopes).toEqual([await asked]);
  });

  test('WS11 all panes that show an account share one connection', async () => {
    const { all, scopes } = accounts();
    all.acquire(bob.id);
    all.acquire(bob.id);
    await settled();
    expect({ status: all.find(bob.id).state.status, scopeCount: scopes.length }).toEqual({ status: 'ready', scopeCount: 1 });
  });

  test('an account stays connected for a moment after its last pane closes', async () => {
    const { all, clock, scopes } = accounts();
    const lease = all.acquire(bob.id);
    await settled();
    lease.dispose();
    clock.advance(1000);
    const again = all.acquire(bob.id);
    clock.advance(5000);
    expect(scopes[0]!.dispose).not.toHaveBeenCalled();
    again.dispose();
    clock.advance(5000);
    expect(scopes[0]!.dispose).toHaveBeenCalledTimes(1);
  });

  test('an account signs in once, even if its panes close and open in the meantime', async () => {
    const { all, scopes } = accounts();
    all.acquire(bob.id).dispose();
    all.acquire(bob.id);
    await settled();
    expect({ status: all.find(bob.id).state.status, scopeCount: scopes.length }).toEqual({ status: 'ready', scopeCount: 1 });
  });

  test('WS11 an account whose token is refused is removed, and its panes show that it is signed out', async () => {
    const { all, tokens } = accounts(() => fail(suspended));
    all.acquire(bob.id);
    await settled();
    expect({ status: all.find(bob.id).state.status, tokenCount: tokens.size }).toEqual({ status: 'signedOut', tokenCount: 0 });
  });

  test('signing in can be retried when the server could not be reached', async () => {
    let isDown = true;
    const { all, tokens } = accounts(() => (isDown ? fail(new NetworkError('no route')) : ok(bob)));
    all.acquire(bob.id);
    await settled();
    expect({ status: all.find(bob.id).state.status, tokenCount: tokens.size }).toEqual({ status: 'error', tokenCount: 1 });
    isDown = false;
    await all.find(bob.id).load();
    expect(all.find(bob.id).state.status).toBe('ready');
  });

  test('WS11 signing out while a pane shows the account closes its connection', async () => {
    const { all, scopes } = accounts();
    all.acquire(bob.id);
    await settled();
    all.signOut(bob.id);
    expect({ status: all.find(bob.id).state.status, callCount: scopes[0]!.dispose.mock.calls.length }).toEqual({
      status: 'signedOut',
      callCount: 1,
    });
  });

  test('requesting the scope of an account that is not stored fails', async () => {
    await expect(accounts().all.scopeOf('nobody')).rejects.toThrow('not remembered');
  });
});
