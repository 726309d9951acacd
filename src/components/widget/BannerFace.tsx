import type { ReactNode } from 'react';
import styles from './BannerFace.module.css';

interface BannerFaceProps {
  /** A safe address; undefined for none. */
  banner: string | undefined;
  picture: ReactNode;
  name: ReactNode;
  detail: ReactNode;
}

/** A banner, and below it a picture, a name and a line of text: a short introduction of a user or a thing. */
export function BannerFace({ banner, picture, name, detail }: BannerFaceProps) {
  return (
    <div className={styles.face}>
      <div className={styles.banner}>{banner !== undefined && <img src={banner} alt="" loading="lazy" decoding="async" />}</div>
      <div className={styles.foot}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          <p className={styles.detail}>{detail}</p>
        </div>
      </div>
    </div>
  );
}
