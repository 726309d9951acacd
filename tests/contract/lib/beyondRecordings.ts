/** Differences from the recordings that are right all the same, as `<endpoint> <difference>`, with the reason. */
const beyondRecordings: readonly { readonly why: string; readonly lines: RegExp }[] = [
  {
    why: 'an administrator may leave these empty; on the recorded server all of them were set',
    lines: /^meta \.(?:\w+Url|name|shortName|description|themeColor|maintainerName|maintainerEmail): null, recorded text$/,
  },
  {
    why: 'null where nothing can be pushed; the recorded server had a key pair',
    lines: /^meta \.swPublickey: null, recorded text$/,
  },
  {
    why: 'whoever has no picture has null here, as recorded accounts have in i; the recorded reader of users had both',
    lines: /<User:who asks>\.(?:avatar|banner)Id: null, recorded text$/,
  },
  {
    why: 'found users come in full when asked for in detail; the recorded search in detail found nobody',
    lines: /^users\/search-by-username-and-host \[\]: User:[\w ]+, recorded UserLite$/,
  },
  {
    why: 'found people come in short when asked for so; the recorded search was in detail',
    lines: /^users\/search \[\]: UserLite, recorded User$/,
  },
  {
    why: 'an address may be that of a note as well; only those of users were looked up',
    lines: /^ap\/show \.object: Note, recorded User$/,
  },
  {
    why: 'a note for named people names them wherever it appears; none of those was answered in the recordings',
    lines: /<Note that is answered>\.visibleUserIds: not in any recording$/,
  },
  {
    why: 'the instance talks to no other server, and knows of them what a seed told it',
    lines:
      /^federation\/instances \[\]\.(?:firstRetrievedAt|infoUpdatedAt|latestRequestReceivedAt|description|openRegistrations|iconUrl|faviconUrl|themeColor): /,
  },
  {
    why: 'of a feed the instance reads what a client shows: titles, addresses and times',
    lines: /^fetch-rss \.(?:feedUrl|lastBuildDate|items\[\]\.(?:content|contentSnippet|id)): missing$/,
  },
  {
    why: 'apps hear it, too, so it tells no secrets (docs/decisions/0005)',
    lines: /^stream main meUpdated answer: User:who asks, recorded Me$/,
  },
];

/** Whether a difference, as `<endpoint> <difference>`, is right all the same. */
export const isBeyondRecordings = (line: string): boolean => beyondRecordings.some(({ lines }) => lines.test(line));
