import type { ReactNode } from 'react';
import { CodeEditor } from '~/components/code/CodeEditor';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField, type TextFieldProps } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { usePausedText } from '~/react/usePausedText';
import { COLOR } from './fieldFaults';
import { helpOf, itemTextsOf, labelOf } from './fieldTexts';
import type { FormValue } from './fieldValues';
import { SERVER_FIELDS, type ServerFieldName } from './serverFields';
import { useServer } from '~/react/context';
import styles from './ServerSettingsForm.module.css';

interface ServerFieldInputProps {
  name: ServerFieldName;
  value: FormValue | undefined;
  error?: string | undefined;
  onChange: (value: FormValue) => void;
}

/** The control of a setting of the server, as a row. A link to the setting finds it by `data-setting`. */
export function ServerFieldInput({ name, ...rest }: ServerFieldInputProps) {
  return (
    <div className={styles.field} data-setting={name} data-flush>
      <Control name={name} {...rest} />
    </div>
  );
}

function Control({ name, value, error, onChange }: ServerFieldInputProps): ReactNode {
  const i18n = useI18n();
  const { kind, items = [], isInverted = false } = SERVER_FIELDS[name];
  const words = { label: labelOf(name, i18n), help: helpOf(name, i18n) };
  if (kind === 'switch') {
    return <Switch {...words} checked={(value === true) !== isInverted} onChange={(isOn) => onChange(isOn !== isInverted)} />;
  }
  const text = { ...words, value: typeof value === 'string' ? value : '', error, onChange };
  switch (kind) {
    case 'select': {
      const textOf = itemTextsOf(name, i18n);
      const known = items.includes(text.value) ? items : [...items, text.value];
      return (
        <Select {...words} value={text.value} items={known.map((item) => ({ value: item, label: textOf(item) }))} onChange={onChange} />
      );
    }
    case 'area':
    case 'lines':
    case 'hosts':
      return <TextArea {...text} rows={6} dir={kind === 'hosts' ? 'ltr' : 'auto'} spellCheck={kind === 'area'} autoCapitalize="off" />;
    case 'json5':
    case 'theme':
      return <CodeEditor {...text} lang="json5" />;
    case 'color':
      return <ColorField {...text} />;
    case 'image':
      return <ImageField {...text} />;
    default:
      return <TextField {...text} {...TEXT_FIELDS[kind]} />;
  }
}

/**
 * What kinds of texts ask of their field. A browser would fill in the password of the person for a secret, and would not send a form with an
 * address of mail that it does not like, even if that was there before.
 */
const TEXT_FIELDS: Readonly<Record<string, Partial<TextFieldProps>>> = {
  text: { dir: 'auto', autoComplete: 'off' },
  mail: { type: 'text', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, dir: 'ltr' },
  address: { type: 'text', inputMode: 'url', autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, dir: 'ltr' },
  secret: { type: 'password', autoComplete: 'new-password', autoCapitalize: 'off', spellCheck: false },
};

/** What the browser's control shows for no color. */
const UNCHOSEN = '#808080';

/** A color: as a code, or chosen with the browser's control. Empty, clients choose. */
function ColorField(props: TextFieldProps) {
  const { t } = useI18n();
  const { label, value, onChange } = props;
  return (
    <TextField
      {...props}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      before={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('adminPage.chooseColor', { label })}
          value={COLOR.test(value) ? value : UNCHOSEN}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}

/** The address of an image, with the image. */
function ImageField(props: TextFieldProps) {
  const server = useServer();
  const address = usePausedText(props.value);
  const source = address === '' ? null : server.mediaUrl(address);
  return (
    <TextField
      {...props}
      {...TEXT_FIELDS['address']}
      before={source !== null && <img key={source} className={styles.picture} src={source} alt="" decoding="async" />}
    />
  );
}
