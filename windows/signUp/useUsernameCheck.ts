import { useEffect, useRef, useState } from 'react';
import { useStores } from '~/react/context';
import { isUsernameAvailable } from '~/stores/session/registration';

/** What is known about a name that is typed. */
type UsernameState = 'none' | 'waiting' | 'available' | 'taken' | 'invalid' | 'tooLong' | 'unknown';

const MAX_USERNAME_LENGTH = 20;

/** Asks the server whether a username is free, while it is typed. */
export function useUsernameCheck() {
  const { session } = useStores();
  const [state, setState] = useState<UsernameState>('none');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (username: string) => {
    const { signal } = (running.current = new AbortController());
    const found = await isUsernameAvailable(session.current.api, username, signal);
    if (signal.aborted) return;
    if (!found.ok) setState('unknown');
    else setState(found.value ? 'available' : 'taken');
  };
  return {
    state,
    /** Whether the server would refuse the name. */
    isBad: state === 'taken' || state === 'invalid' || state === 'tooLong',
    check: (username: string) => {
      running.current?.abort();
      const form = formOf(username);
      setState(form);
      if (form === 'waiting') void ask(username);
    },
  };
}

function formOf(username: string): UsernameState {
  if (username === '') return 'none';
  if (!/^\w+$/.test(username)) return 'invalid';
  return username.length > MAX_USERNAME_LENGTH ? 'tooLong' : 'waiting';
}
