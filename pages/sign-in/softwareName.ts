/** Names that do not only begin with a capital letter. */
const NAMES: Readonly<Record<string, string>> = {
  cherrypick: 'CherryPick',
  foundkey: 'FoundKey',
  gotosocial: 'GoToSocial',
  peertube: 'PeerTube',
  writefreely: 'WriteFreely',
  bookwyrm: 'BookWyrm',
  'iceshrimp.net': 'Iceshrimp.NET',
};

/** The name of a program as people write it. @param name as the server gives it, in lower case */
export const softwareName = (name: string): string => NAMES[name] ?? name.slice(0, 1).toUpperCase() + name.slice(1);
