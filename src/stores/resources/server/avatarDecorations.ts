import type { DecorationParams } from '~/api/endpoints';
import type { WireAvatarDecoration, WireManagedDecoration } from '~/api/wire';
import { fail, ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { updateMe } from '~/stores/session/updateMe';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** The decorations that accounts of the server can wear. */
export const avatarDecorations = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('get-avatar-decorations', {}, { signal }),
});

/** How a decoration is worn. The angle is a part of a full turn, offsets are parts of its size. */
export interface Wearing {
  readonly id: string;
  readonly angle: number;
  readonly flipH: boolean;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Returns how a decoration is worn; servers leave out values that are off or zero. */
export const wearingOf = ({ id, angle = 0, flipH = false, offsetX = 0, offsetY = 0 }: Omit<WireAvatarDecoration, 'url'>): Wearing => ({
  id,
  angle,
  flipH,
  offsetX,
  offsetY,
});

/**
 * Changes the decorations of the viewer's avatar.
 * @returns whether the server took all of it: it leaves out decorations that the viewer's roles do not allow
 */
export async function wear(account: AccountScope, decorations: readonly Wearing[]): Promise<Result<boolean>> {
  const answer = await updateMe(account, { avatarDecorations: decorations });
  return answer.ok ? ok(answer.value.avatarDecorations.length === decorations.length) : answer;
}

/** All decorations as their managers see them. */
export const managedDecorations = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('admin/avatar-decorations/list', {}, { signal }),
});

/** Creates a decoration, or changes the one with the id. */
export function saveDecoration(account: AccountScope, id: string | null, params: DecorationParams): Promise<Result> {
  return changed(
    account,
    id === null
      ? account.api.call('admin/avatar-decorations/create', params)
      : account.api.call('admin/avatar-decorations/update', { id, ...params }),
  );
}

/** Deletes a decoration. */
export function deleteDecoration(account: AccountScope, { id }: Pick<WireManagedDecoration, 'id'>): Promise<Result> {
  return changed(account, account.api.call('admin/avatar-decorations/delete', { id }));
}

async function changed(account: AccountScope, call: Promise<void>): Promise<Result> {
  const answer = await settle(call);
  if (!answer.ok) return fail(answer.error);
  resourcesOf(account).invalidate(managedDecorations);
  resourcesOf(account).invalidate(avatarDecorations);
  return ok();
}
