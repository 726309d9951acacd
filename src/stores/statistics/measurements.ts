/** A measurement of the machine that a server runs on: shares from 0 to 1, bytes, bytes per second, operations per second. */
export interface MachineFigures {
  readonly cpu: number;
  readonly mem: { readonly used: number; readonly active: number };
  readonly net: { readonly rx: number; readonly tx: number };
}

/** The jobs of a queue: how many were begun since the last measurement, and how many are in which state. */
export interface QueueFigures {
  readonly activeSincePrevTick: number;
  readonly active: number;
  readonly waiting: number;
  readonly delayed: number;
}

/** The two queues of a server: the jobs for data from other servers, and those for data to them. */
export interface QueuesFigures {
  readonly inbox: QueueFigures;
  readonly deliver: QueueFigures;
}

/** Parses a message of the channel serverStats. */
export function parseMachine(body: unknown): MachineFigures | null {
  const [cpu, mem, net] = [numberIn(body, 'cpu'), numbersIn(body, 'mem', ['used', 'active']), numbersIn(body, 'net', ['rx', 'tx'])];
  return cpu === null || !mem || !net ? null : { cpu, mem, net };
}

/** Parses a message of the channel queueStats. */
export function parseQueues(body: unknown): QueuesFigures | null {
  const figures = ['activeSincePrevTick', 'active', 'waiting', 'delayed'] as const;
  const [inbox, deliver] = [numbersIn(body, 'inbox', figures), numbersIn(body, 'deliver', figures)];
  return inbox && deliver ? { inbox, deliver } : null;
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined;

function numberIn(of: unknown, name: string): number | null {
  const value = field(of, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function numbersIn<K extends string>(of: unknown, name: string, keys: readonly K[]): Readonly<Record<K, number>> | null {
  const entries = keys.map((key) => [key, numberIn(field(of, name), key)] as const);
  return entries.some(([, value]) => value === null) ? null : (Object.fromEntries(entries) as Record<K, number>);
}
