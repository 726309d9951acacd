import { useMemo, useState } from 'react';
import { MediaGrid } from '~/components/media/MediaGrid';
import type { MediaHost } from '~/components/media/MediaHost';
import type { WireDriveFile } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { mediaSamples } from './sampleFiles';
import { Sample, Section } from './Section';

/** Shows all layouts of files in a note. */
export function MediaGallery() {
  const { t } = useI18n();
  const [samples] = useState(mediaSamples);
  return (
    <Section title={t('devPage.media')}>
      {(Object.keys(samples) as (keyof typeof samples)[]).map((name) => (
        <Sample key={name} name={t(`devPage.media.${name}`)}>
          <Files files={samples[name]} />
        </Sample>
      ))}
    </Section>
  );
}

function Files({ files }: { files: readonly WireDriveFile[] }) {
  const [shown, setShown] = useState<ReadonlyMap<string, boolean>>(() => new Map());
  const host = useMemo<MediaHost>(
    () => ({
      isShown: (id) => shown.get(id),
      setShown: (id, isShown) => setShown((before) => new Map(before).set(id, isShown)),
      refresh: () => Promise.resolve(),
    }),
    [shown],
  );
  return <MediaGrid files={files} host={host} />;
}
