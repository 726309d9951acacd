import { observer } from 'mobx-react-lite';
import { useLinkTarget } from '~/mfm/useLinkTarget';
import { PreviewCard } from './PreviewCard';

export interface UrlPreviewProps {
  /** The address as the note has it. */
  url: string;
}

/** The preview card of a page that a note links to. Shows nothing for an unsafe address. */
export default observer(function UrlPreview({ url }: UrlPreviewProps) {
  const target = useLinkTarget(url);
  return target.kind === 'invalid' ? null : <PreviewCard target={target} url={target.url.href} />;
});
