import { useEffect, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { ErrorState } from '~/components/async/ErrorState';
import { useQuery } from '~/components/async/useQuery';
import { Json5Field } from '~/components/code/Json5Field';
import { JsonCode } from '~/components/code/JsonCode';
import { parseJson5, writeJson5 } from '~/components/code/json5';
import { submitWithKeys } from '~/components/form/submitWithKeys';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useAccount } from '~/react/context';
import { usePausedText } from '~/react/usePausedText';
import { callAnything, endpointParams, refusalIn, skeletonOf } from '~/stores/resources/server/apiConsole';
import { offeredEndpoints } from '~/stores/resources/server/endpoints';
import styles from './ApiConsolePage.module.css';

type Answer =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly value: unknown }
  | { readonly kind: 'failure'; readonly error: AppError };

/** Calls any endpoint of the server by hand, for people who write programs for it. */
export default observer(function ApiConsolePage() {
  const { t } = useI18n();
  const account = useAccount();
  const listId = useId();
  const [endpoint, setEndpoint] = useState('');
  const [asMe, setAsMe] = useState(true);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const offered = useQuery(offeredEndpoints, null);
  const names = offered.value ?? [];
  const paused = usePausedText(endpoint);
  const known = names.includes(paused) ? paused : '';
  const { text, setText } = useParams(known);
  const parsed = parseJson5(text);
  const isObject = parsed.ok && typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value);
  const fault = parsed.ok ? (isObject ? undefined : t('apiConsolePage.notAnObject')) : parsed.message;

  const send = async () => {
    if (isBusy || !parsed.ok || !isObject) return;
    setBusy(true);
    const result = await callAnything(account, endpoint.trim(), parsed.value, asMe);
    setBusy(false);
    if (result.ok) return setAnswer({ kind: 'answer', value: result.value ?? null });
    const refusal = refusalIn(result.error);
    setAnswer(refusal === undefined ? { kind: 'failure', error: result.error } : { kind: 'refusal', value: refusal });
  };
  return (
    <Page title={t('apiConsolePage.title')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter belongs to the fields inside */}
      <form
        className={styles.page}
        aria-label={t('apiConsolePage.title')}
        onKeyDown={submitWithKeys}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t('apiConsolePage.endpoint')}
          value={endpoint}
          onChange={setEndpoint}
          list={listId}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          {...(offered.error && { help: t('apiConsolePage.namesMissing') })}
        />
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        {known !== '' && <Described endpoint={known} />}
        <Json5Field label={t('apiConsolePage.params')} value={text} onChange={setText} error={fault} help={t('apiConsolePage.json5')} />
        <Switch label={t('apiConsolePage.asMe')} help={t('apiConsolePage.asMeHelp')} checked={asMe} onChange={setAsMe} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon="send" busy={isBusy} disabled={endpoint.trim() === '' || fault !== undefined}>
            {t('apiConsolePage.send')}
          </Button>
        </div>
      </form>
      {answer && (
        <section className={styles.page} aria-label={t('apiConsolePage.answer')} aria-live="polite">
          <h2 className={styles.title}>{t(answer.kind === 'answer' ? 'apiConsolePage.answer' : 'apiConsolePage.refused')}</h2>
          {answer.kind === 'failure' ? <ErrorState error={answer.error} /> : <JsonCode value={answer.value} />}
        </section>
      )}
    </Page>
  );
});

/** The text of the parameters. It begins with every parameter of the endpoint, unless somebody has changed it. */
function useParams(endpoint: string) {
  const params = useQuery(endpointParams, endpoint).value;
  const [text, setText] = useState('{}');
  const [prefilled, setPrefilled] = useState('{}');
  useEffect(() => {
    if (!params || endpoint === '') return;
    const next = writeJson5(skeletonOf(params));
    setText((now) => (now === prefilled ? next : now));
    setPrefilled(next);
    // oxlint-disable-next-line react/exhaustive-deps -- only other parameters fill in other values
  }, [params, endpoint]);
  return { text, setText };
}

/** The names and types of the parameters. */
const Described = observer(function Described({ endpoint }: { endpoint: string }) {
  const { t } = useI18n();
  const params = useQuery(endpointParams, endpoint).value;
  if (!params) return null;
  if (params.length === 0) return <p className={styles.none}>{t('apiConsolePage.noParams')}</p>;
  return (
    <dl className={styles.params} aria-label={t('apiConsolePage.paramsOf', { endpoint })}>
      {params.map(({ name, type }) => (
        <div key={name} className={styles.param}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{type}</dd>
        </div>
      ))}
    </dl>
  );
});
