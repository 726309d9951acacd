import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { Mfm } from '~/mfm/Mfm';
import { Link } from '~/router/Link';
import { useStores } from '~/react/context';
import type { BarItem } from '~/stores/resources/statusBars';
import type { StatusBar } from '~/services/statusBar';
import styles from './StatusBars.module.css';
import { useBarItems } from './useBarItems';

/** The length of text that passes within `marqueeDuration`, in px. */
const MARQUEE_PX = 3_000;

/** One bar: its name and its moving items. They pause under the pointer, while the bar has the focus, and if motion is reduced. */
export const StatusBarView = observer(function StatusBarView({ bar }: { bar: StatusBar }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const items = useBarItems(bar);
  const [width, setWidth] = useState(0);
  const text = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => setWidth(text.current?.scrollWidth ?? 0), [items]);
  const isMoving = settings.get('animation') && width > 0;
  const style = { '--dur-marquee': `${(bar.props.marqueeDuration * width) / MARQUEE_PX}s` } as CSSProperties;
  const row = useCallback(
    (isCopy: boolean) => (
      <ul ref={isCopy ? undefined : text} className={styles.items} aria-hidden={isCopy || undefined} inert={isCopy}>
        {items?.map((item) => (
          <li key={item.key} className={styles.item} style={item.color === null ? undefined : { borderInlineStartColor: item.color }}>
            <ItemText item={item} />
          </li>
        ))}
      </ul>
    ),
    [items],
  );
  return (
    <section className={styles.bar} data-size={bar.size} data-black={bar.black} aria-label={bar.name || t(`statusBar.type.${bar.type}`)}>
      {bar.name && <span className={styles.name}>{bar.name}</span>}
      <div className={styles.window}>
        <div className={styles.belt} data-moving={isMoving} data-reverse={bar.props.marqueeReverse} style={style}>
          {row(false)}
          {/* A second copy follows the first one, so that the text passes without a gap. */}
          {isMoving && row(true)}
        </div>
      </div>
    </section>
  );
});

function ItemText({ item: { text, by, to, href } }: { item: BarItem }) {
  const content = by ? (
    <>
      <UserName user={by.user} inline />: <Mfm text={text} plain author={by.user} emojis={by.emojis} />
    </>
  ) : (
    text
  );
  if (to !== null) return <Link to={to}>{content}</Link>;
  const link = externalLinkProps(href);
  return link ? <a {...link}>{content}</a> : content;
}
