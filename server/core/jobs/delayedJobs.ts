import type { Server } from '../Server';

/**
 * The sites that deliveries wait for, with the number of deliveries, most first. Only those are counted that failed and are tried again.
 */
export function delayedDeliveries({ db }: Pick<Server, 'db'>): readonly (readonly [host: string, jobs: number])[] {
  const rows = db.all<{ address: string }>(
    `SELECT COALESCE(w.url, p.endpoint) AS address FROM jobs j
     LEFT JOIN webhooks w ON w.id = json_extract(j.data, '$.webhookId')
     LEFT JOIN pushSubscriptions p ON p.id = json_extract(j.data, '$.subscriptionId')
     WHERE j.queue = 'deliver' AND j.attempts > 0 AND COALESCE(w.url, p.endpoint) IS NOT NULL`,
  );
  const counts = new Map<string, number>();
  for (const { address } of rows) {
    if (!URL.canParse(address)) continue;
    const { host } = new URL(address);
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Tries again at once what failed. What was planned for later keeps its time. */
export function promoteJobs({ db, clock }: Pick<Server, 'db' | 'clock'>, queue: 'deliver' | 'inbox'): void {
  db.run('UPDATE jobs SET runAt = ? WHERE queue = ? AND attempts > 0', [clock.now(), queue]);
}

/** Drops all deliveries. Other work, such as deleting an account, is never dropped. */
export function clearDeliveries({ db }: Pick<Server, 'db'>): void {
  db.run(`DELETE FROM jobs WHERE queue = 'deliver'`);
}
