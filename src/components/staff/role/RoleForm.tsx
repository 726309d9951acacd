import { useEffect, useRef } from 'react';
import type { RoleParams } from '~/api/endpoints';
import type { WireRole } from '~/api/wire';
import { FieldGroup } from '~/components/form/FieldGroup';
import { FormBody } from '~/components/form/FormBody';
import { NumberInput } from '~/components/form/NumberInput';
import { useForm } from '~/components/form/useForm';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Segments } from '~/components/ui/Segments';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { isUnfinished } from '~/services/roleCondition';
import { ColorField } from './ColorField';
import { ConditionEditor } from './ConditionEditor';
import { PolicyList } from './PolicyList';
import { PolicyRow } from './PolicyRow';
import { PERMISSIONS, readRole, writeRole } from './roleValues';

/** The longest texts that servers accept. */
const NAME_LENGTH = 256;
const TEXT_LENGTH = 2048;

interface RoleFormProps<R> {
  /** The role to change; null for a new one. */
  original: WireRole | null;
  /** The base policies of the server. */
  base: Readonly<Record<string, unknown>>;
  label: string;
  submitLabel?: string;
  submit: (params: RoleParams) => Promise<Result<R>>;
  onDone: (result: R) => void;
}

/** Everything about a role: how it looks, who gets it, who sees it, and its policies. */
export function RoleForm<R>({ original, base, label, submitLabel, submit, onDone }: RoleFormProps<R>) {
  const { t } = useI18n();
  const form = useForm({
    initial: readRole(original, base, t('role.newName')),
    check: ({ color, iconUrl, target, condFormula }) => ({
      color: color.trim() === '' || CSS.supports('color', color.trim()) ? undefined : t('role.notAColor'),
      iconUrl: iconUrl.trim() === '' || safeHttpUrl(iconUrl.trim()) !== null ? undefined : t('role.notAnAddress'),
      condFormula: target === 'conditional' && isUnfinished(condFormula) ? t('role.unfinished') : undefined,
    }),
    submit: (values) => submit(writeRole(values, original)),
    onDone,
  });
  const { values } = form;
  // What others have changed meanwhile is shown, as long as nothing here is lost with that.
  const shown = useRef({ original, base });
  useEffect(() => {
    if (form.isChanged || (shown.current.original === original && shown.current.base === base)) return;
    shown.current = { original, base };
    form.reset(readRole(original, base, t('role.newName')));
  }, [original, base, form, t]);
  const policies = form.field('policies');
  return (
    <FormBody
      form={form}
      label={label}
      {...(submitLabel !== undefined && { submitLabel })}
      isIncomplete={values.name.trim() === ''}
      isSticky
    >
      <SettingsSection title={t('role.look')}>
        <TextField {...form.field('name')} label={t('role.name')} maxLength={NAME_LENGTH} required dir="auto" />
        <TextArea {...form.field('description')} label={t('role.description')} maxLength={TEXT_LENGTH} rows={3} dir="auto" />
        <ColorField {...form.field('color')} label={t('role.color')} />
        <TextField {...form.field('iconUrl')} label={t('role.iconUrl')} type="url" inputMode="url" maxLength={TEXT_LENGTH} />
        <NumberInput
          label={t('role.displayOrder')}
          help={t('role.displayOrderHelp')}
          step={1}
          value={values.displayOrder}
          onChange={(displayOrder) => form.set({ displayOrder })}
        />
      </SettingsSection>
      <SettingsSection title={t('role.rights')}>
        <FieldGroup role="radiogroup" label={t('role.permission')} help={t(`role.permissionHelp.${values.permission}`)}>
          <Segments
            value={values.permission}
            items={PERMISSIONS.map((permission) => ({ value: permission, label: t(`role.permission.${permission}`) }))}
            onChange={(permission) => form.set({ permission })}
          />
        </FieldGroup>
        <FieldGroup role="radiogroup" label={t('role.target')} help={t(`role.targetHelp.${values.target}`)}>
          <Segments
            value={values.target}
            items={TARGETS.map((target) => ({ value: target, label: t(`role.target.${target}`) }))}
            onChange={(target) => form.set({ target })}
          />
        </FieldGroup>
        {values.target === 'conditional' && (
          <ConditionEditor
            value={values.condFormula}
            error={form.field('condFormula').error}
            onChange={(condFormula) => form.set({ condFormula })}
          />
        )}
        {values.target === 'manual' && (
          <Switch
            {...form.toggle('canEditMembersByModerator')}
            label={t('role.canEditMembersByModerator')}
            help={t('role.canEditMembersByModeratorHelp')}
          />
        )}
      </SettingsSection>
      <SettingsSection title={t('role.visibility')}>
        <Switch {...form.toggle('isPublic')} label={t('role.isPublic')} help={t('role.isPublicHelp')} />
        <Switch {...form.toggle('isExplorable')} label={t('role.isExplorable')} help={t('role.isExplorableHelp')} />
        <Switch {...form.toggle('asBadge')} label={t('role.asBadge')} help={t('role.asBadgeHelp')} />
      </SettingsSection>
      <SettingsSection title={t('role.policies')} help={t('role.policiesHelp')} isBare>
        <PolicyList
          base={base}
          error={policies.error}
          renderRow={(name, value) => (
            <PolicyRow
              key={name}
              name={name}
              base={value}
              setting={policies.value[name] ?? { useDefault: true, priority: 0, value }}
              onChange={(setting) => form.set({ policies: { ...policies.value, [name]: setting } })}
            />
          )}
        />
      </SettingsSection>
    </FormBody>
  );
}

const TARGETS = ['manual', 'conditional'] as const;
