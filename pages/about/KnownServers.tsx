import { useState } from 'react';
import { FIRST_SERVERS, ServerBrowser } from '~/components/instance/ServerBrowser';

/** The servers that this one knows. */
export function KnownServers() {
  const [filter, setFilter] = useState(FIRST_SERVERS);
  return <ServerBrowser filter={filter} onFilter={(change) => setFilter((before) => ({ ...before, ...change }))} />;
}
