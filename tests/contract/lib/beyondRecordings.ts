/** Differences from the recordings that are right, as `<endpoint> <difference>`, with the reason. */
const beyondRecordings: readonly { readonly why: string; readonly lines: RegExp }[] = [
  {
    why: 'an administrator can leave these empty; on the recorded server all of them were set',
    lines:
      /^(?:admin\/)?meta \.(?:\w+Url|name|shortName|description|themeColor|maintainerName|maintainerEmail|swPrivateKey): null, recorded text$/,
  },
  {
    why: 'uploads can keep the metadata of pictures; real servers have no such wish (docs/decisions/0005)',
    lines: /^meta \.features\.keepMetadata: not in any recording$/,
  },
  {
    why: 'antennas can collect the notes of people whom one follows; real servers collect everything instead (docs/decisions/0005)',
    lines: /^meta \.features\.antennaOfHome: not in any recording$/,
  },
  {
    why: 'the instance names the settings that it keeps without using them; real servers use all of theirs (docs/decisions/0031)',
    lines: /^admin\/meta \.withoutEffect: not in any recording$/,
  },
  {
    why: 'newer servers keep drafts and post notes later (docs/decisions/0027)',
    lines: /\.policies\.(?:noteDraftLimit|scheduledNoteLimit): not in any recording$/,
  },
  {
    why: 'null where the role sets no limit, as real servers describe it; the recorded account had one',
    lines: /^invite\/limit \.remaining: null, recorded number$/,
  },
  {
    why: 'null for an account without the picture; the recorded account had both',
    lines: /<User:who asks>\.(?:avatar|banner)Id: null, recorded text$/,
  },
  {
    why: 'a detailed search answers detailed users; the recorded one found none',
    lines: /^users\/search-by-username-and-host \[\]: User:[\w ]+, recorded UserLite$/,
  },
  {
    why: 'a search without detail answers short users; the recorded one was detailed',
    lines: /^users\/search \[\]: UserLite, recorded User$/,
  },
  {
    why: 'an address can be that of a note; only addresses of users were recorded',
    lines: /^ap\/show \.object: Note, recorded User$/,
  },
  {
    why: 'what is off or zero is absent; the only recorded decoration was turned',
    lines: /\.avatarDecorations\[\]\.(?:angle: missing|(?:flipH|offsetX|offsetY): not in any recording)$/,
  },
  {
    why: 'a direct note names its recipients wherever it appears; no recording replies to one',
    lines: /<Note that is answered>\.visibleUserIds: not in any recording$/,
  },
  {
    why: 'null for what another server did not say; the recorded one had set all of them',
    lines:
      /^federation\/(?:instances|show-instance|stats) \S*\.(?:infoUpdatedAt|latestRequestReceivedAt|description|openRegistrations|iconUrl|faviconUrl|themeColor): null, recorded/,
  },
  {
    why: 'the instance reads only the titles, addresses and times of a feed, which clients show',
    lines: /^fetch-rss \.(?:feedUrl|lastBuildDate|items\[\]\.(?:content|contentSnippet|id)): missing$/,
  },
  {
    why: 'null until the first event; the recorded webhook had been used',
    lines: /^i\/webhooks\/(?:create|list|show) \S*\.latest(?:SentAt|Status): null, recorded (?:date|number)$/,
  },
  {
    why: 'the instance keeps neither who uploaded a file from where, nor a second file for the web',
    lines: /^admin\/drive\/show-file <DriveFile>\.(?:request\w+|src|webpublic\w+): null, recorded (?:text|object)$/,
  },
  {
    why: 'the instance has no second database',
    lines: /^admin\/server-info \.redis: missing$/,
  },
  {
    why: 'the roles of the account that was recorded were all assigned; a role by condition has its condition, as in the list of roles',
    lines: /^admin\/show-user \.roles\[\]\.condFormula\.(?:id|type): not in any recording$/,
  },
  {
    why: 'a moderator reads the note about the own account too, as its page shows it; the recorded lists had none',
    lines: /^admin\/show-(?:users|moderation-logs) \S*<User:who asks>\.moderationNote: not in any recording$/,
  },
  {
    why: 'null for a role without an icon, as real servers describe it; the recorded role had one',
    lines: /^admin\/show-user \.roles\[\]\.iconUrl: null, recorded text$/,
  },
  {
    why: 'apps receive it too, so it contains no secrets (docs/decisions/0005)',
    lines: /^stream main meUpdated answer: User:who asks, recorded Me$/,
  },
];

/** Whether a difference, as `<endpoint> <difference>`, is listed as right. */
export const isBeyondRecordings = (line: string): boolean => beyondRecordings.some(({ lines }) => lines.test(line));
