import type { AntennaParams } from '~/api/endpoints';
import type { WireAntenna } from '~/api/wire';
import type { Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { antennas, myAntennas } from './antennas';
import { resourcesOf } from '../resourcesOf';

/** Creates an antenna of the viewer. */
export async function createAntenna(account: AccountScope, params: AntennaParams): Promise<Result<WireAntenna>> {
  const answer = await settle(account.api.call('antennas/create', params));
  if (answer.ok) {
    antennas.of(account).put(answer.value);
    resourcesOf(account).invalidate(myAntennas);
  }
  return answer;
}

/** Changes an antenna of the viewer. Notes that it has already collected stay. */
export async function updateAntenna(account: AccountScope, antennaId: string, params: AntennaParams): Promise<Result<WireAntenna>> {
  const answer = await settle(account.api.call('antennas/update', { antennaId, ...params }));
  if (answer.ok) antennas.of(account).put(answer.value);
  return answer;
}

/** Deletes an antenna of the viewer, and removes it from every view. */
export async function deleteAntenna(account: AccountScope, antennaId: string): Promise<Result> {
  const answer = await settle(account.api.call('antennas/delete', { antennaId }));
  if (answer.ok) antennas.of(account).remove(antennaId);
  return answer;
}
