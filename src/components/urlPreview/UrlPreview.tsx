import { observer } from 'mobx-react-lite';
import { useLinkTarget } from '~/mfm/useLinkTarget';
import { PreviewCard } from './PreviewCard';

export interface UrlPreviewProps {
  /** As the note has it. */
  url: string;
}

/** The card of a page that a note links to; nothing for an address that leads nowhere safe. */
export default observer(function UrlPreview({ url }: UrlPreviewProps) {
  const target = useLinkTarget(url);
  return target.kind === 'invalid' ? null : <PreviewCard target={target} url={target.url.href} />;
});
