import { ColorInput } from '~/components/form/ColorInput';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { createChannel, updateChannel } from '~/stores/resources/feeds/channelEditing';
import type { Channel } from '~/stores/resources/feeds/channels';
import { BannerField, type Banner } from './BannerField';
import { PinnedField } from './PinnedField';

/** The longest texts that servers accept. */
const NAME_LENGTH = 128;
const DESCRIPTION_LENGTH = 2048;

/** The color of new channels, as servers choose it. */
const DEFAULT_COLOR = '#86b300';

/** What people type and choose. */
interface Values {
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly banner: Banner | null;
  readonly isSensitive: boolean;
  readonly allowRenoteToExternal: boolean;
  readonly pinnedNoteIds: readonly string[];
}

function valuesOf(channel: Channel | undefined): Values {
  const { name = '', description, color, bannerUrl, isSensitive, allowRenoteToExternal, pinnedNoteIds = [] } = channel ?? {};
  return {
    name,
    description: description ?? '',
    // The control of browsers only knows colors of this form.
    color: color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : DEFAULT_COLOR,
    banner: bannerUrl ? { url: bannerUrl } : null,
    isSensitive: isSensitive ?? false,
    allowRenoteToExternal: allowRenoteToExternal ?? true,
    pinnedNoteIds,
  };
}

/** Everything that describes a channel. Without a channel, it creates one. */
export function ChannelForm({ channel }: { channel?: Channel }) {
  const { t } = useI18n();
  const account = useAccount();
  const { navigate } = usePane();
  const form = useForm({
    initial: valuesOf(channel),
    submit: ({ name, description, banner, pinnedNoteIds, ...rest }) => {
      const params = {
        ...rest,
        name: name.trim(),
        description: description.trim() || null,
        // Servers tell the address of the picture and not its file, so it is named only when it changed.
        ...(banner?.fileId !== undefined && { bannerId: banner.fileId }),
        ...(banner === null && channel?.bannerUrl && { bannerId: null }),
      };
      return channel ? updateChannel(account, channel.id, { ...params, pinnedNoteIds }) : createChannel(account, params);
    },
    onDone: ({ id }) => navigate(`/channels/${id}`, { replace: !channel }),
  });
  const { values } = form;
  return (
    <FormBody
      form={form}
      label={t('channelEditPage.title')}
      isIncomplete={values.name.trim() === ''}
      {...(!channel && { submitLabel: t('channelEditPage.create') })}
    >
      <TextField {...form.field('name')} label={t('channelEditPage.name')} maxLength={NAME_LENGTH} required dir="auto" />
      <TextArea
        {...form.field('description')}
        label={t('channelEditPage.description')}
        maxLength={DESCRIPTION_LENGTH}
        rows={4}
        dir="auto"
      />
      <ColorInput
        field={{ kind: 'color', default: DEFAULT_COLOR }}
        itemText={String}
        label={t('channelEditPage.color')}
        value={values.color}
        onChange={(color) => form.set({ color })}
      />
      <BannerField value={values.banner} onChange={(banner) => form.set({ banner })} />
      {(!channel || channel.isSensitive !== undefined) && (
        <Switch {...form.toggle('isSensitive')} label={t('channelEditPage.sensitive')} help={t('channelEditPage.sensitiveHelp')} />
      )}
      {(!channel || channel.allowRenoteToExternal !== undefined) && (
        <Switch {...form.toggle('allowRenoteToExternal')} label={t('channelEditPage.allowRenote')} />
      )}
      {channel && (
        <PinnedField channelId={channel.id} value={values.pinnedNoteIds} onChange={(pinnedNoteIds) => form.set({ pinnedNoteIds })} />
      )}
    </FormBody>
  );
}
