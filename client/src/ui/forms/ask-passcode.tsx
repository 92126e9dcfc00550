import { type ComponentProps, lazy } from 'react';
import { LazyOverlay } from '../overlays/lazy-overlay.tsx';

const PasscodeSheet = lazy(async () => ({ default: (await import('./passcode-sheet.tsx')).PasscodeSheet }));

/** Asks for the transaction password; the code of the sheet comes when it is first asked for. */
export function AskPasscode(props: ComponentProps<typeof PasscodeSheet>) {
  return (
    <LazyOverlay onClose={props.onClose}>
      <PasscodeSheet {...props} />
    </LazyOverlay>
  );
}
