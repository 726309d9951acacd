import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PageContent } from '~/components/writtenPage/PageContent';
import { PagePaper } from '~/components/writtenPage/PagePaper';
import { useI18n } from '~/i18n/useI18n';
import type { PageBlock } from '~/services/pageBlocks';
import { useAccount } from '~/react/context';
import { driveFiles, fileById } from '~/stores/resources/drive/driveFiles';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { PageValues } from './pageValues';

/** The page as readers will see it. */
export const PagePreview = observer(function PagePreview({ values }: { values: PageValues }) {
  const { t } = useI18n();
  const account = useAccount();
  const { me, users } = account;
  const fileOf = (fileId: string) => driveFiles.one(account, fileId);
  const ids = [...pictureIds(values.blocks), ...(values.eyeCatchingImageId === null ? [] : [values.eyeCatchingImageId])].join(' ');
  useEffect(() => {
    // A picture that does not load is shown as gone.
    for (const fileId of ids.split(' ')) if (fileId !== '') void resourcesOf(account).read(fileById, fileId);
  }, [account, ids]);
  return (
    <PagePaper>
      <h2 dir="auto">{values.title.trim() || t('writtenPage.untitled')}</h2>
      <PageContent
        look={{
          summary: values.summary,
          font: values.font,
          alignCenter: values.alignCenter,
          eyeCatchingImage: values.eyeCatchingImageId === null ? null : (fileOf(values.eyeCatchingImageId) ?? null),
        }}
        blocks={values.blocks}
        author={users.get(me?.id ?? '')}
        fileOf={fileOf}
        level={3}
      />
    </PagePaper>
  );
});

function pictureIds(blocks: readonly PageBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'section') return pictureIds(block.children);
    return block.kind === 'image' && block.fileId !== null ? [block.fileId] : [];
  });
}
