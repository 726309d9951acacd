import { observer } from 'mobx-react-lite';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import type { ServerForm } from './useServerForm';

/** Says that people have to get the source of the server somewhere. Nothing where they do. */
export const SourceNotice = observer(function SourceNotice({ form: { values } }: { form: ServerForm }) {
  const { t } = useI18n();
  const server = useServer();
  if (server.meta?.providesTarball || values.repositoryUrl !== '') return null;
  return (
    <div>
      <Notice>{t('adminPage.sourceMissing')}</Notice>
    </div>
  );
});
