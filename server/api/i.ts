import { z } from 'zod';
import { PROFILE_LANGUAGES } from '~/lib/profileLanguages';
import { countDay, updateAccount } from '../core/users/updateAccount';
import { findUser, findUserByName } from '../core/users/users';
import { wearable } from '../core/users/avatarDecorations';
import { packMe } from '../core/users/packUser';
import { findPage } from '../core/pages';
import { policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import type { UserRow } from '../db/rows/UserRow';
import { type ApiFailure, noSuchUser, refusal } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

const text = (max: number) => z.string().min(1).max(max).nullish();
const flag = z.boolean().optional();
const mutedWords = z
  .array(z.union([z.array(z.string()), z.string()]))
  .max(2000)
  .optional();

/** Who may cause one kind of notification: a group of accounts, or the members of a list. */
const receiving = z.union([
  z.object({ type: z.enum(['all', 'following', 'follower', 'mutualFollow', 'followingOrFollower', 'never']) }),
  z.object({ type: z.literal('list'), userListId: idParam }),
]);

/** Parameters of `i/update`. The maxima are those of real servers. */
const accountParams = z.object({
  name: text(50),
  description: text(1500),
  location: text(50),
  birthday: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullish(),
  lang: z.enum(PROFILE_LANGUAGES).nullish(),
  avatarId: idParam.nullish(),
  avatarDecorations: z
    .array(
      z.object({
        id: idParam,
        angle: z.number().min(-0.5).max(0.5).nullish(),
        flipH: z.boolean().nullish(),
        offsetX: z.number().min(-0.25).max(0.25).nullish(),
        offsetY: z.number().min(-0.25).max(0.25).nullish(),
      }),
    )
    .max(16)
    .optional(),
  bannerId: idParam.nullish(),
  fields: z
    .array(z.object({ name: z.string().max(256), value: z.string().max(1024) }))
    .max(16)
    .optional(),
  isLocked: flag,
  isExplorable: flag,
  hideOnlineStatus: flag,
  publicReactions: flag,
  carefulBot: flag,
  autoAcceptFollowed: flag,
  noCrawle: flag,
  preventAiLearning: flag,
  isBot: flag,
  isCat: flag,
  injectFeaturedNote: flag,
  receiveAnnouncementEmail: flag,
  alwaysMarkNsfw: flag,
  autoSensitive: flag,
  followingVisibility: z.enum(['public', 'followers', 'private']).optional(),
  followersVisibility: z.enum(['public', 'followers', 'private']).optional(),
  mutedWords,
  hardMutedWords: mutedWords,
  mutedInstances: z.array(z.string().max(253)).max(1000).optional(),
  notificationRecieveConfig: z
    .record(z.string().max(64), receiving)
    .refine((given) => Object.keys(given).length <= 50, 'must NOT have more than 50 properties')
    .optional(),
  emailNotificationTypes: z.array(z.string().max(64)).max(20).optional(),
  alsoKnownAs: z.array(z.string().max(512)).max(10).optional(),
  pinnedPageId: idParam.nullish(),
});

type AccountParams = z.output<typeof accountParams>;

const restrictedByRole = () =>
  refusal('RESTRICTED_BY_ROLE', '8feff0ba-5ab5-585b-31f4-4df816663fad', 'This feature is restricted by your role.');

/** Checks that a picture is an image in the account's own drive. */
function checkPicture(server: Server, user: UserRow, fileId: string, missing: ApiFailure, notImage: ApiFailure): void {
  const file = server.db.get<{ type: string }>('SELECT type FROM files WHERE id = ? AND userId = ?', [fileId, user.id]);
  if (!file) throw missing;
  if (!file.type.startsWith('image/')) throw notImage;
}

function checkMutedWords(words: AccountParams['mutedWords'], limit: number): void {
  if (!words) return;
  // Counted as if there were one on each line, as the settings screen shows them.
  const length = words.map((word) => (typeof word === 'string' ? word : word.join(' '))).join('\n').length;
  if (length > limit) throw refusal('TOO_MANY_MUTED_WORDS', '010665b1-a211-42d2-bc64-8f6609d79785', 'Too many muted words.');
  for (const word of words) {
    if (typeof word !== 'string') continue;
    const [, pattern, flags] = /^\/(.+)\/(.*)$/s.exec(word) ?? [];
    try {
      if (pattern === undefined) throw new SyntaxError('a muted text must be written as /pattern/flags');
      RegExp(pattern, flags);
    } catch {
      throw refusal('INVALID_REGEXP', '0d786918-10df-41cd-8f33-8dec7d9a89a5', 'Invalid Regular Expression.');
    }
  }
}

/** User ids of the account's other names. Only accounts that the instance knows can be named. */
function aliasIds(server: Server, user: UserRow, accts: readonly string[]): string[] {
  return accts.map((acct) => {
    const [username, host] = acct.replace(/^@/, '').split('@');
    const alias = findUserByName(server, username ?? '', host ?? null);
    if (!alias) throw noSuchUser('fcd2eef9-a9b2-4c4f-8624-038099e90aa5');
    if (alias.id === user.id) {
      throw refusal('FORBIDDEN_TO_SET_YOURSELF', '25c90186-4ab0-49c8-9bba-a1fa6c202ba4', "You can't set yourself as your own alias.");
    }
    return alias.id;
  });
}

/** Endpoints about the signed-in account. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i',
    needs: 'user',
    scope: 'read:account',
    params: z.object({}),
    run(_params, { server, me, appTokenId }) {
      countDay(server, me().id);
      return packMe(server, findUser(server, me().id) ?? me(), appTokenId === null);
    },
  }),
  defineEndpoint({
    path: 'i/update',
    needs: 'user',
    scope: 'write:account',
    limit: { max: 20, durationMs: HOUR_MS },
    params: accountParams,
    run({ alsoKnownAs, avatarDecorations, fields, name, ...changes }, { server, me, appTokenId }) {
      const user = me();
      const { wordMuteLimit, avatarDecorationLimit, alwaysMarkNsfw, canUpdateBioMedia = true } = policiesOf(server, user.id);
      // A role that marks all files of its members leaves them no choice.
      if (changes.alwaysMarkNsfw !== undefined && alwaysMarkNsfw) throw restrictedByRole();
      if (avatarDecorations && avatarDecorations.length > avatarDecorationLimit) throw restrictedByRole();
      if ((changes.avatarId ?? changes.bannerId) && !canUpdateBioMedia) throw restrictedByRole();
      if (changes.avatarId) {
        checkPicture(
          server,
          user,
          changes.avatarId,
          refusal('NO_SUCH_AVATAR', '539f3a45-f215-4f81-a9a8-31293640207f', 'No such avatar file.'),
          refusal('AVATAR_NOT_AN_IMAGE', 'f419f9f8-2f4d-46b1-9fb4-49d3a2fd7191', 'The file specified as an avatar is not an image.'),
        );
      }
      if (changes.bannerId) {
        checkPicture(
          server,
          user,
          changes.bannerId,
          refusal('NO_SUCH_BANNER', '0d8f5629-f210-41c2-9433-735831a58595', 'No such banner file.'),
          refusal('BANNER_NOT_AN_IMAGE', '75aedb19-2afd-4e6d-87fc-67941256fa60', 'The file specified as a banner is not an image.'),
        );
      }
      if (changes.pinnedPageId && findPage(server, changes.pinnedPageId)?.userId !== user.id) {
        throw refusal('NO_SUCH_PAGE', '8e01b590-7eb9-431b-a239-860e086c408e', 'No such page.');
      }
      checkMutedWords(changes.mutedWords, wordMuteLimit);
      checkMutedWords(changes.hardMutedWords, wordMuteLimit);
      const updated = updateAccount(server, user, {
        ...changes,
        name: name && (name.trim() || null),
        avatarDecorations: avatarDecorations && wearable(server, user, avatarDecorations),
        fields: fields
          ?.map((field) => ({ name: field.name.trim(), value: field.value.trim() }))
          .filter((field) => field.name !== '' && field.value !== ''),
        alsoKnownAs: alsoKnownAs && aliasIds(server, user, alsoKnownAs),
      });
      return packMe(server, updated, appTokenId === null);
    },
  }),
];
