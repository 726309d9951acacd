import type { MfmMention, MfmNode } from 'mfm-js';

/**
 * Joins mentions of users of a server with its port, which the parser leaves in the text after them. Only servers for tests have one.
 * @param own the host and port of the server that shows the text; without a port, nothing is joined
 */
export function withOwnPort(nodes: readonly MfmNode[], own: string): readonly MfmNode[] {
  const at = own.lastIndexOf(':');
  if (at === -1) return nodes;
  const [host, port] = [own.slice(0, at), own.slice(at)];
  return nodes.reduce<MfmNode[]>((read, node) => {
    const before = read.at(-1);
    const text = node.type === 'text' ? node.props.text : '';
    if (before?.type === 'mention' && before.props.host === host && text.startsWith(port) && !/^\w/.test(text.slice(port.length))) {
      const props: MfmMention['props'] = { ...before.props, host: own, acct: before.props.acct + port };
      read[read.length - 1] = { ...before, props };
      if (text.length > port.length) read.push({ type: 'text', props: { text: text.slice(port.length) } });
    } else if (node.children) read.push({ ...node, children: withOwnPort(node.children, own) } as MfmNode);
    else read.push(node);
    return read;
  }, []);
}
