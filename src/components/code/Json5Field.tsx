import { TextArea } from '~/components/ui/TextArea';

interface Json5FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  /** Why the text is not JSON5, or was refused. */
  error?: string | undefined;
  rows?: number;
}

/** A text field for a value in JSON5, which is JSON that may have comments and leave out quotes. */
export function Json5Field({ rows = 10, error, ...rest }: Json5FieldProps) {
  return (
    <TextArea
      {...rest}
      {...(error !== undefined && { error })}
      rows={rows}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      style={{ fontFamily: 'var(--font-mono)' }}
    />
  );
}
