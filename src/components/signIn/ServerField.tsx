import { TextField, type TextFieldProps } from '~/components/ui/TextField';

/** A field for the name or the address of a server, which nothing may complete or correct. */
export function ServerField(props: TextFieldProps) {
  return <TextField inputMode="url" autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} {...props} />;
}
