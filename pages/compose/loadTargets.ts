import type { ComposerParams } from '~/components/composer/params';
import type { PageProps } from '~/registry/definePage';
import { defineQuery } from '~/stores/resources/definitions';
import { refreshNote } from '~/stores/resources/content/notes';
import type { AccountScope } from '~/stores/session/AccountScope';
import type manifest from './manifest';

/** Returns the parameters of the composer in an address. */
export function paramsOf({ reply, renote, channel, mention, specified, draft }: PageProps<typeof manifest>['params']): ComposerParams {
  return {
    ...(reply && { replyId: reply }),
    ...(renote && { renoteId: renote }),
    ...(channel && { channelId: channel }),
    ...(mention && { mention }),
    ...(specified && { specified }),
    ...(draft && { draftId: draft }),
  };
}

/** Loads the notes that the new note refers to. Fails if one of them cannot be loaded. */
export const loadTargets = defineQuery({ keepMs: 0, fetch: fetchTargets });

async function fetchTargets(account: AccountScope, params: ComposerParams): Promise<ComposerParams> {
  const ids = [params.replyId, params.renoteId].filter((id) => id !== undefined);
  const found = await Promise.all(ids.map((id) => refreshNote(account, id)));
  for (const result of found) if (!result.ok) throw result.error;
  return params;
}
