import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of quiet zone around the code, as the standard asks for. */
const QUIET_ZONE = 4;

/** A text as a QR code, dark on paper; the label says where it leads. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.modules} d={path} />
    </svg>
  );
}
