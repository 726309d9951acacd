import { parseArgs } from 'node:util';
import { Advice } from './script.mjs';

const DEFAULT_PORT = '3000';
const DEFAULT_HOST = '127.0.0.1';
/** Default folder of the instance's data, relative to the project. */
export const DEFAULT_DATA = '.data';

const USAGE = `Options
  --port N          where to listen (${DEFAULT_PORT})
  --host ADDRESS    on which address (${DEFAULT_HOST}: this machine only)
  --origin URL      its public address, if it differs from the one listened on
  --trust-proxy IP  addresses of proxies in front of it, separated by commas
  --data DIR        where accounts, notes and files are kept (${DEFAULT_DATA})
  --seed NAME       what a new data folder begins with: demo, busy, edge or empty (demo)
  --upstream URL    be the gateway to this server instead of an instance of its own`;

/** Reads the options that `npm start` and `npm run dev` share. Returns null after printing the help. */
export function readInstanceOptions(argv) {
  let values;
  try {
    values = parseArgs({
      args: argv,
      options: {
        port: { type: 'string', default: DEFAULT_PORT },
        host: { type: 'string', default: DEFAULT_HOST },
        origin: { type: 'string' },
        'trust-proxy': { type: 'string' },
        data: { type: 'string' },
        seed: { type: 'string' },
        upstream: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new Advice(`${error.message}\n\n${USAGE}`);
  }
  if (values.help) {
    console.log(USAGE);
    return null;
  }
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new Advice(`--port ${values.port} is not a port number (0 to 65535).`);
  if (values.upstream !== undefined && !/^https?:\/\/[^/]/.test(values.upstream)) {
    throw new Advice(`--upstream ${values.upstream} is not an address. Write it with its scheme: --upstream https://example.com`);
  }
  return values;
}

/** The options as arguments of the instance. */
export function instanceArguments({ port, host, origin, 'trust-proxy': trustProxy, data, seed, upstream }) {
  const given = Object.entries({ port, host, origin, 'trust-proxy': trustProxy, data, seed, upstream }).filter(
    ([, value]) => value !== undefined,
  );
  return given.flatMap(([name, value]) => [`--${name}`, value]);
}
