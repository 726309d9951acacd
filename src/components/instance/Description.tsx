import { Fragment, useMemo, type ReactNode } from 'react';
import { ExternalLink } from '~/components/ui/ExternalLink';
import styles from './Description.module.css';
import { limitedMarkup, type MarkupNode } from './limitedMarkup';

/** A text that a server wrote in HTML, such as its description or a rule, with the harmless part of its markup. */
export function Description({ html }: { html: string }) {
  const nodes = useMemo(() => limitedMarkup(html), [html]);
  return (
    <div className={styles.text} dir="auto">
      {shown(nodes)}
    </div>
  );
}

function shown(nodes: readonly MarkupNode[]): ReactNode {
  // The nodes of a text never change their order.
  return nodes.map((node, place) => <Fragment key={place}>{typeof node === 'string' ? node : element(node)}</Fragment>);
}

function element({ name, href, children }: Exclude<MarkupNode, string>): ReactNode {
  const Name = name;
  switch (Name) {
    case 'br':
    case 'hr':
      return <Name />;
    // A `div`, because the content may include elements that `p` cannot contain.
    case 'p':
      return <div className={styles.paragraph}>{shown(children)}</div>;
    case 'heading':
      return <div className={styles.heading}>{shown(children)}</div>;
    case 'a':
      return <ExternalLink href={href}>{shown(children)}</ExternalLink>;
    default:
      return <Name>{shown(children)}</Name>;
  }
}
