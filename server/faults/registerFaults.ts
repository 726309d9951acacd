/**
 * For test instances: `POST /__test/{name}` with a JSON body makes things go wrong, sets the clock, or resets the
 * instance to a seed. Each command answers JSON. Never registered without the option `testing`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { followOrigin } from '../core/instance/ownAddresses';
import type { Server } from '../core/Server';
import { steeringOf } from '../lib/SteerableClock';
import { runBurst } from './burst';
import { CostlyAnswers } from './CostlyAnswers';
import { FaultRules } from './FaultRules';
import { FewWorkers } from './FewWorkers';
import { fillDrive } from './fillDrive';
import { restoreSnapshot, saveSnapshot, wipe } from '../seed/snapshots';
import { delayStreams, dropSockets } from './streamFaults';
import type { CspReports } from '../gateway/cspReports';
import { rememberLinkPreview, type LinkPreview } from '../media/linkPreview';
import { SEED_NAMES, type SeedName } from '../seed/seedNames';

const onPath = { path: z.string().startsWith('/'), times: z.number().int().min(1).optional() };
const linkPreview = z.object({
  title: z.string(),
  description: z.string().nullable().default(null),
  sitename: z.string().default(''),
  thumbnail: z.string().nullable().default(null),
  icon: z.string().nullable().default(null),
  sensitive: z.boolean().default(false),
  player: z
    .object({ url: z.string(), width: z.number().nullable(), height: z.number().nullable(), allow: z.array(z.string()).optional() })
    .optional(),
});

/** Registers the commands and the hooks that carry the faults out. */
export function registerFaults(app: FastifyInstance, server: Server, reports: CspReports): void {
  const rules = new FaultRules();
  hookRequests(app, rules);
  delayStreams(app, rules);
  const commands = commandsOf(app, server, { rules, reports });
  app.post<{ Params: { name: string }; Querystring: Record<string, string> }>('/__test/:name', async (request, reply) => {
    const command = commands[request.params.name];
    if (!command) return reply.code(404).send({ error: `no such command: ${request.params.name}` });
    const parsed = command.params.safeParse({ ...request.query, ...(request.body as object | null) });
    if (!parsed.success) return reply.code(400).send({ error: parsed.error.message });
    return reply.send((await command.run(parsed.data)) ?? {});
  });
}

function hookRequests(app: FastifyInstance, rules: FaultRules): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/__test/')) return;
    if (rules.isRefusing) {
      request.raw.socket.destroy();
      return;
    }
    await rules.workers?.work(request.url);
    await rules.costs?.work(request.url);
    const delay = rules.take(request.url, 'delay');
    if (delay) await sleep(delay.ms);
    const failure = rules.take(request.url, 'fail');
    if (failure) await reply.code(failure.status).send(failure.body);
  });
  app.addHook('onSend', (request, _reply, payload) => {
    if (rules.take(request.url, 'drop')) request.raw.socket.destroy();
    return Promise.resolve(payload);
  });
}

interface Command {
  readonly params: z.ZodType;
  run(params: unknown): unknown;
}

/** Ties a command's parameters to its schema. */
const command = <S extends z.ZodType>(params: S, run: (params: z.output<S>) => unknown): Command => ({
  params,
  run: (given) => run(given as z.output<S>),
});

function commandsOf(
  app: FastifyInstance,
  server: Server,
  { rules, reports }: { readonly rules: FaultRules; readonly reports: CspReports },
): Readonly<Record<string, Command>> {
  return {
    reset: command(z.object({ seed: z.enum(SEED_NAMES).default('demo') }), async ({ seed }) => {
      const started = performance.now();
      rules.clear();
      reports.clear();
      await resetTo(app, server, seed);
      return { seed, ms: Math.round(performance.now() - started) };
    }),
    delay: command(z.object({ ...onPath, ms: z.number().min(0) }), ({ path, ms, times }) => rules.add(path, { kind: 'delay', ms }, times)),
    'few-workers': command(
      z.object({ path: onPath.path, answerMs: z.number().min(0), workers: z.number().int().min(1) }),
      ({ path, answerMs, workers }) => {
        rules.workers = new FewWorkers(path, answerMs, workers);
      },
    ),
    'costly-answers': command(z.object({ paths: z.array(onPath.path), costMs: z.number().min(0) }), ({ paths, costMs }) => {
      rules.costs = new CostlyAnswers(paths, costMs);
    }),
    fail: command(
      z.object({ ...onPath, status: z.number().int().default(500), body: z.unknown().optional() }),
      ({ path, status, body, times }) => rules.add(path, { kind: 'fail', status, body: body ?? {} }, times),
    ),
    drop: command(z.object(onPath), ({ path, times }) => rules.add(path, { kind: 'drop' }, times)),
    dropSockets: command(z.object({}), () => ({ dropped: dropSockets(app) })),
    refuse: command(z.object({ on: z.boolean() }), ({ on }) => {
      rules.isRefusing = on;
      if (on) dropSockets(app);
    }),
    slow: command(z.object({ ms: z.number().min(0) }), ({ ms }) => {
      rules.streamDelayMs = ms;
    }),
    clock: command(z.object({ advanceMs: z.number().optional(), setTo: z.number().optional() }), ({ advanceMs, setTo }) => {
      const clock = steeringOf(server);
      if (setTo !== undefined) clock.setTo(setTo);
      else if (advanceMs !== undefined) clock.shift(advanceMs);
      else clock.release();
      return { now: clock.now() };
    }),
    clear: command(z.object({}), () => rules.clear()),
    'csp-reports': command(z.object({ clear: z.boolean().default(false) }), ({ clear }) => {
      const found = { count: reports.count, reports: reports.kept };
      if (clear) reports.clear();
      return found;
    }),
    'link-preview': command(z.object({ url: z.string(), preview: linkPreview }), ({ url, preview }) =>
      rememberLinkPreview(server, url, preview as LinkPreview),
    ),
    'fill-drive': command(z.object({ username: z.string().default('alice'), count: z.number().int().min(1).max(100_000) }), (filling) =>
      fillDrive(server, filling),
    ),
    burst: command(
      z.object({
        username: z.string().default('bob'),
        perSecond: z.number().min(1).max(1000).default(50),
        seconds: z.number().min(0.1).max(600).default(10),
        text: z.string().default('burst'),
      }),
      async (burst) => {
        const notes = await runBurst(app, server, burst);
        return { created: notes.length, notes };
      },
    ),
  };
}

/**
 * Resets the instance to a seed, from its snapshot or by seeding once and saving one. Connections and jobs are ended, because
 * their accounts may be gone.
 */
async function resetTo(app: FastifyInstance, server: Server, seed: SeedName): Promise<void> {
  dropSockets(app);
  await server.queue.stop();
  steeringOf(server).release();
  server.forget();
  if (seed === 'empty') wipe(server);
  else if (restoreSnapshot(server, seed)) {
    // Another instance may have saved it, at another address.
    followOrigin(server);
  } else {
    wipe(server);
    const { seedInstance } = await import('../seed/seedInstance');
    await seedInstance(app, server, seed);
    saveSnapshot(server, seed);
  }
  server.queue.resume();
}
