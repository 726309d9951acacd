// Kills the process right before or after a call of node:fs that touches stored bytes. KILL_AT is such as `after renameSync 1`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [when, name, count] = (process.env.KILL_AT ?? '').split(' ');
/** A content, named by its hash in the folder of uploaded files. */
const STORED = /files[\\/][0-9a-f]{2}[\\/][0-9a-f]{64}$/;
const original = fs[name];
let calls = 0;

fs[name] = (...args) => {
  const isCounted = args.some((arg) => STORED.test(String(arg)));
  if (isCounted) calls += 1;
  const isTheOne = isCounted && calls === Number(count);
  if (isTheOne && when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = original(...args);
  if (isTheOne) process.kill(process.pid, 'SIGKILL');
  return result;
};
syncBuiltinESMExports();
