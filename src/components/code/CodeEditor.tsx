import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { FieldFrame } from '~/components/ui/FieldFrame';
import { useFieldIds } from '~/components/ui/useFieldIds';
import { CodeLine } from '~/mfm/code/CodeLine';
import { highlighted } from '~/mfm/code/highlighted';
import type { CodePiece, HighlightedCode } from '~/mfm/code/protocol';
import { useCodeColors } from '~/mfm/code/useCodeColors';
import { useAnswer } from '~/mfm/useAnswer';
import styles from './CodeEditor.module.css';

/** The longest code that is highlighted, in characters. */
const LONGEST = 20_000;

interface CodeEditorProps {
  label: string;
  /** The name of the language, for the highlighter. */
  lang: string;
  value: string;
  /** Without it, the code can only be read and copied. */
  onChange?: (value: string) => void;
  help?: string;
  /** The error of the value. */
  error?: string;
}

/** A field for code, in the colors that the theme has for code. Tab leaves it, as it leaves every field. */
export const CodeEditor = observer(function CodeEditor({ label, lang, value, onChange, help, error }: CodeEditorProps) {
  const ids = useFieldIds({ help, error });
  const { colored, lines } = useColoredLines(value, lang);
  const paint = colored ? { backgroundColor: colored.background, color: colored.color } : undefined;
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} room="whole">
      <div className={styles.scroller} style={paint}>
        <div className={styles.layers} dir="ltr" data-colored={colored !== null || undefined}>
          <pre className={styles.colors} aria-hidden>
            {lines.map((pieces, place) => (
              <CodeLine key={place} pieces={pieces} isFirst={place === 0} />
            ))}
            {'\n'}
          </pre>
          <textarea
            id={ids.input}
            className={styles.text}
            value={value}
            readOnly={onChange === undefined}
            onChange={(event) => onChange?.(event.target.value)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={ids.describedBy}
          />
        </div>
      </div>
    </FieldFrame>
  );
});

/** The lines of code with their colors. While code is typed, lines that did not change keep theirs. */
function useColoredLines(code: string, lang: string) {
  const colors = useCodeColors();
  const asked = useDeferredValue(code);
  const answer = useAnswer(highlighted, asked.length > LONGEST ? null : { code: asked, lang, colors });
  const [colored, setColored] = useState<HighlightedCode | null>(answer);
  if (answer && answer !== colored) setColored(answer);
  const known = useMemo(
    () => new Map(colored?.lines.map((pieces) => [pieces.map(({ text }) => text).join(''), pieces] as const)),
    [colored],
  );
  const plain = (text: string): readonly CodePiece[] => [{ text, color: 'inherit', isItalic: false, isBold: false }];
  return { colored, lines: code.split('\n').map((text) => known.get(text) ?? plain(text)) };
}
