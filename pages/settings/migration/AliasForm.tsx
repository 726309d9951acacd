import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { mentionText } from '~/lib/mentionText';
import type { User } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { updateMe } from '~/stores/session/updateMe';
import styles from './Migration.module.css';

/** How many other accounts servers accept. */
const MAX_ALIASES = 10;

/** The other accounts of the viewer, one field each. */
export function AliasForm({ known }: { known: readonly User[] }) {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const form = useForm({
    initial: { aliases: known.length > 0 ? known.map(mentionText) : [''] },
    submit: ({ aliases }) => updateMe(account, { alsoKnownAs: aliases.map((alias) => alias.trim()).filter((alias) => alias !== '') }),
    onDone: () => overlays.toast({ kind: 'success', text: t('settingsMigrationPage.saved') }),
    explain: (error) => {
      const code = error instanceof ApiError ? error.server.code : undefined;
      if (code === 'NO_SUCH_USER') return { text: t('settingsMigrationPage.noSuchAccount') };
      return code === 'FORBIDDEN_TO_SET_YOURSELF' ? { text: t('settingsMigrationPage.ownAccount') } : undefined;
    },
  });
  const { aliases } = form.values;
  const change = (at: number, alias: string) => form.set({ aliases: aliases.with(at, alias) });
  return (
    <FormBody form={form} label={t('settingsMigrationPage.fromTitle')} submitLabel={t('settingsMigrationPage.saveAliases')}>
      {aliases.map((alias, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a field has no identity but its place
        <div key={at} className={styles.row}>
          <TextField
            label={t('settingsMigrationPage.alias', { n: at + 1 })}
            help={at === 0 ? t('settingsMigrationPage.aliasHelp') : undefined}
            value={alias}
            onChange={(next) => change(at, next)}
            maxLength={512}
            autoCapitalize="off"
            spellCheck={false}
          />
          {aliases.length > 1 && (
            <IconButton
              icon="x"
              label={t('settingsMigrationPage.removeAlias', { n: at + 1 })}
              onClick={() => form.set({ aliases: aliases.toSpliced(at, 1) })}
            />
          )}
        </div>
      ))}
      {aliases.length < MAX_ALIASES && (
        <div>
          <Button icon="plus" onClick={() => form.set({ aliases: [...aliases, ''] })}>
            {t('settingsMigrationPage.addAlias')}
          </Button>
        </div>
      )}
    </FormBody>
  );
}
