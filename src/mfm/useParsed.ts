import { useEffect, useMemo, useState } from 'react';
import { peek } from '~/lib/peek';
import { useServer } from '~/react/context';
import { asText, type ParsedText } from './MfmParser';
import { withOwnPort } from './ownPort';
import { mfmParser } from './parseMfm';

/** Returns the nodes of a text: only emoji in plain texts, otherwise all markup, at once unless it is expensive. */
export function useParsed(text: string, plain: boolean): Pick<ParsedText, 'nodes' | 'isSimplified'> {
  const server = useServer();
  const read = useReading(text, plain);
  const { nodes } = read;
  const joined = useMemo(
    () =>
      plain
        ? nodes
        : withOwnPort(
            nodes,
            peek(() => server.host),
          ),
    [nodes, plain, server],
  );
  return joined === nodes ? read : { ...read, nodes: joined };
}

function useReading(text: string, plain: boolean): Pick<ParsedText, 'nodes' | 'isSimplified'> {
  const [finished, setFinished] = useState<{ text: string; best: ParsedText }>();
  const parsed = plain ? undefined : mfmParser.parse(text);
  const isWaiting = parsed?.isFinal === false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    const finish = async () => {
      const best = await mfmParser.finish(text);
      if (isCurrent) setFinished({ text, best });
    };
    void finish();
    return () => {
      isCurrent = false;
    };
  }, [text, isWaiting]);
  if (!parsed) return { nodes: mfmParser.parseSimple(text) };
  if (!isWaiting) return parsed;
  return finished?.text === text ? finished.best : { nodes: asText(text) };
}
