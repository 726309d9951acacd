import { createServer } from 'node:net';

function listens(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host }, () => server.close(() => resolve({ error: null })));
  });
}

/** A message why a program cannot listen there, or null when it can. */
export async function portProblem(port, host) {
  const { error } = await listens(port, host);
  if (!error) return null;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: --port ${Number(port) + 1}`;
  if (error.code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one above 1023: --port 3000`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine has no address ${host}. Leave --host away, or use 0.0.0.0 to be reachable from the network.`;
  return `Cannot listen on ${host}:${port} (${error.message}).`;
}
