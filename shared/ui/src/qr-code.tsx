import { qrPath } from '@canada28/shared/design/qr-path.ts';
import styles from './qr-code.module.css';

type QrCodeProps = {
  text: string;
  /** What the code leads to, for those who cannot scan it. */
  label: string;
};

/** A text as a QR code, dark on paper. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.modules} d={path} />
    </svg>
  );
}
