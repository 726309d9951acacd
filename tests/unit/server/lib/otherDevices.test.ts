import { describe, expect, test } from 'vitest';
import { otherDevices } from '../../../../server/lib/otherDevices';

const said = (of: Partial<Parameters<typeof otherDevices>[0]>) =>
  otherDevices({ host: '127.0.0.1', port: '3000', isOpenToStrangers: false, addresses: ['192.168.1.5'], ...of });

describe('the start', () => {
  test('the start says nothing about other devices while strangers could sign in', () => {
    expect([...said({ isOpenToStrangers: true }), ...said({ isOpenToStrangers: true, host: '0.0.0.0' })]).toEqual([]);
  });

  test('the start says how to let other devices in when only this machine reaches a safe server', () => {
    expect(said({})).toEqual(['for other devices in your network, start with -- --host 0.0.0.0']);
  });

  test('the start names the addresses that other devices reach', () => {
    expect(said({ host: '0.0.0.0' })).toEqual(['from another device: http://192.168.1.5:3000']);
  });

  test('the start repeats no address that was chosen', () => {
    expect(said({ host: '192.168.1.5' })).toEqual([]);
  });
});
