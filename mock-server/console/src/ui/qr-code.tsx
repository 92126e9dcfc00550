import { qrPath } from '@canada28/shared/design/qr-path.ts';
import styles from './qr-code.module.css';

/** A text as a QR code, dark on paper; the label says where it leads. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.modules} d={path} />
    </svg>
  );
}
