import type { AccountScope } from '../session/AccountScope';
import { parseMachine, parseQueues } from './measurements';
import { StatisticsLog } from './StatisticsLog';

/** The measurements of the server's machine, as the server of this account sends them: the last fifty. */
export const machineOf = (account: AccountScope) => account.part(createMachineLog);

/** The measurements of the server's queues of jobs: the last two, so that a change can be seen. */
export const queuesOf = (account: AccountScope) => account.part(createQueuesLog);

/** The same measurements for a chart: as many as servers keep, which is half an hour. */
export const queueHistoryOf = (account: AccountScope) => account.part(createQueueHistory);

const createMachineLog = ({ hub, clock }: AccountScope) =>
  new StatisticsLog({ channel: 'serverStats', length: 50, hub, clock, parse: parseMachine });

const createQueuesLog = ({ hub, clock }: AccountScope) =>
  new StatisticsLog({ channel: 'queueStats', length: 2, hub, clock, parse: parseQueues });

const createQueueHistory = ({ hub, clock }: AccountScope) =>
  new StatisticsLog({ channel: 'queueStats', length: 200, hub, clock, parse: parseQueues });
