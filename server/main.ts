/** `npm start`: the built client with the embedded instance, or with a gateway to a real server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { otherDevices } from './lib/otherDevices';
import { projectRoot } from './lib/projectRoot';
import { FLAVOR_NAMES, type FlavorName } from './core/instance/flavors';
import type { Server } from './core/Server';
import { DEMO_SIGN_INS, defaultPassword, SEED_NAMES, type SeedName } from './seed/seedNames';

const USAGE = `Usage: wisteria [options]
  --port N          port to listen on (3000)
  --host ADDRESS    address to listen on (127.0.0.1, which only this machine reaches)
  --origin URL      public address, if it differs from the one listened on
  --trust-proxy IP  addresses of proxies in front, separated by commas, whose x-forwarded-for is believed
  --data DIR        folder that keeps everything (.data)
  --seed NAME       what a new instance begins with: ${SEED_NAMES.join(', ')} (demo)
  --flavor YEAR     the generation of servers that the instance answers like: ${FLAVOR_NAMES.join(', ')} (2024)
  --upstream URL    be a gateway to this server instead of an instance
  --testing         allow tests to inject faults and reset the instance, and lift rate limits; only on this machine
`;

/** Command-line arguments. */
interface Arguments {
  readonly port: number;
  readonly host: string;
  readonly origin: string | undefined;
  readonly trustProxy: string | undefined;
  readonly data: string;
  readonly seed: SeedName;
  readonly flavor: FlavorName;
  readonly upstream: string | undefined;
  readonly testing: boolean;
}

/** A mistake in the arguments. It is printed as one line, without a stack trace. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readArguments(): Arguments {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: { type: 'string', default: '3000' },
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string' },
        'trust-proxy': { type: 'string' },
        data: { type: 'string', default: '.data' },
        seed: { type: 'string', default: 'demo' },
        flavor: { type: 'string', default: '2024' },
        upstream: { type: 'string' },
        testing: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port wants a number up to 65535, not "${values.port}".`);
  const seed = SEED_NAMES.find((name) => name === values.seed);
  if (!seed) throw new UsageError(`--seed wants one of ${SEED_NAMES.join(', ')}, not "${values.seed}".`);
  const flavor = FLAVOR_NAMES.find((name) => name === values.flavor);
  if (!flavor) throw new UsageError(`--flavor wants one of ${FLAVOR_NAMES.join(', ')}, not "${values.flavor}".`);
  if (values.origin !== undefined && !/^https?:\/\//.test(URL.canParse(values.origin) ? values.origin : ''))
    throw new UsageError(`--origin wants an address such as https://notes.example, not "${values.origin}".`);
  return {
    port,
    seed,
    flavor,
    host: values.host,
    origin: values.origin,
    trustProxy: values['trust-proxy'],
    data: values.data,
    upstream: values.upstream,
    testing: values.testing,
  };
}

/** A running instance or gateway. */
interface Running {
  readonly url: string;
  /** The instance; a gateway has none. */
  readonly server?: Server;
  close(): Promise<void>;
}

async function start(args: Arguments): Promise<Running> {
  const clientDir = join(projectRoot(), 'dist', 'client');
  const client = existsSync(join(clientDir, 'index.html')) ? clientDir : null;
  if (client === null) console.warn('The client is not built yet (npm run build); only the API answers.');
  if (args.upstream !== undefined) {
    const [{ createGateway }, { upstreamOrigin }] = await Promise.all([import('./gateway/createGateway'), import('./gateway/upstream')]);
    return createGateway({
      port: args.port,
      host: args.host,
      upstream: upstreamOrigin(args.upstream),
      clientDir: client,
      picturesDir: join(args.data, 'gateway'),
    });
  }
  const [{ createInstance }, { countBlobs }] = await Promise.all([import('./createInstance'), import('./core/drive/blobs')]);
  const instance = await createInstance({
    port: args.port,
    host: args.host,
    ...(args.origin === undefined ? {} : { origin: args.origin.replace(/\/+$/, '') }),
    ...(args.trustProxy === undefined ? {} : { trustProxy: args.trustProxy }),
    dataDir: args.data,
    seed: args.seed,
    flavor: args.flavor,
    clientDir: client,
    testing: args.testing,
    log: true,
  });
  const { all, missing } = countBlobs(instance.server);
  if (missing > 0)
    console.warn(
      `${missing} of ${all} uploaded files are missing in ${join(args.data, 'files')}. Put them back from a backup; the rest works.`,
    );
  // The instance has no mail server. The operator reads the e-mails here and can pass them on.
  instance.server.bus.subscribe('mail', ({ to, subject, text }) => console.log(`Mail to ${to} (${subject}): ${text}`));
  return instance;
}

/** A message for failures that are not bugs, or null for others. */
function explain(error: unknown, { port, host }: Arguments): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof UsageError || error.name === 'OpenToNetworkError' || error.name === 'DataFolderError') return error.message;
  if (error.message.startsWith('invalid IP address') || error.message.startsWith('unsupported trust'))
    return '--trust-proxy wants addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas.';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what runs there, or choose another: --port ${port + 1}`;
  if (code === 'EACCES') return `This account may not listen on port ${port}. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine.`;
  return null;
}

/** Whether strangers could sign in, or set the instance up. */
async function isUnguarded(server: Server): Promise<boolean> {
  const [{ hasDefaultPassword }, { requiresSetup }] = await Promise.all([import('./seed/seedOnStart'), import('./core/instance/meta')]);
  return requiresSetup(server) || hasDefaultPassword(server);
}

async function announce({ url, server }: Running, args: Arguments): Promise<void> {
  console.log(`Wisteria is ready at ${url}`);
  const isOpenToStrangers = server !== undefined && (await isUnguarded(server));
  for (const line of otherDevices({ host: args.host, port: new URL(url).port, isOpenToStrangers })) console.log(`  ${line}`);
  if (args.upstream !== undefined) console.log(`  in front of ${args.upstream}`);
  else if (args.seed !== 'empty') {
    console.log(`  sign in as ${DEMO_SIGN_INS.map((username) => `${username} (${defaultPassword(username)})`).join(', ')}`);
  }
}

async function main(): Promise<void> {
  const args = readArguments();
  let running: Running;
  try {
    running = await start(args);
  } catch (error) {
    const text = explain(error, args);
    if (text === null) throw error;
    throw new UsageError(text);
  }
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await announce(running, args);
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
});
