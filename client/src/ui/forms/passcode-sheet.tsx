import { OTPField } from '@base-ui/react/otp-field';
import { TRANSACTION_PASSWORD_DIGITS } from '@canada28/shared/limits.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Spinner } from '@canada28/ui/spinner.tsx';
import hidden from '@canada28/ui/visually-hidden.module.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../overlays/sheet.tsx';
import { NumberKeypad } from './number-keypad.tsx';
import styles from './passcode-sheet.module.css';

const SLOTS = Array.from({ length: TRANSACTION_PASSWORD_DIGITS }, (_, index) => index + 1);

type PasscodeSheetProps = {
  onClose: () => void;
  /** Called with the last digit; the field is empty again afterwards. */
  onComplete: (passcode: string) => void;
  isChecking: boolean;
  /** Why the last passcode was refused. */
  error?: string | undefined;
  /** What the passcode confirms. */
  children?: ReactNode;
};

/** Asks for the transaction password, by the sheet's own keys or by a keyboard. */
export function PasscodeSheet(props: PasscodeSheetProps) {
  const { onClose, onComplete, isChecking, error, children } = props;
  const { t } = useTranslation();
  const [passcode, setPasscode] = useState('');
  const id = useId();
  const slots = useRef<HTMLDivElement>(null);
  const firstSlot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The next digit that is typed is the first one again.
    const isTyping = slots.current?.contains(document.activeElement) === true;
    if (passcode === '' && isTyping) firstSlot.current?.focus();
  }, [passcode]);

  const enter = (entered: string) => {
    if (isChecking || entered.length > TRANSACTION_PASSWORD_DIGITS) return;
    const isComplete = entered.length === TRANSACTION_PASSWORD_DIGITS;
    setPasscode(isComplete ? '' : entered);
    if (isComplete) onComplete(entered);
  };
  const shown = isChecking ? '0'.repeat(TRANSACTION_PASSWORD_DIGITS) : passcode;
  return (
    <Sheet isOpen onClose={onClose} title={t('security.pay.name')} initialFocus={firstSlot}>
      {children}
      <label htmlFor={id} className={hidden.hidden}>
        {t('security.pay.name')}
      </label>
      <OTPField.Root
        ref={slots}
        id={id}
        className={styles.slots}
        length={TRANSACTION_PASSWORD_DIGITS}
        value={shown}
        onValueChange={enter}
        mask
        // The sheet has its own keys; the phone's would cover it.
        inputMode="none"
        autoComplete="off"
      >
        {SLOTS.map((slot) => (
          <OTPField.Input
            key={slot}
            ref={slot === 1 ? firstSlot : undefined}
            className={joinClasses(styles.slot, error !== undefined && styles.wrong)}
            // The first one has the label of the whole.
            aria-label={slot === 1 ? undefined : t('ui.passcode.digit', { slot })}
          />
        ))}
      </OTPField.Root>
      <p className={styles.note} role="status">
        {isChecking ? <Spinner /> : error}
      </p>
      <NumberKeypad
        onDigit={(digit) => enter(passcode + digit)}
        onDelete={() => setPasscode(passcode.slice(0, -1))}
      />
    </Sheet>
  );
}
