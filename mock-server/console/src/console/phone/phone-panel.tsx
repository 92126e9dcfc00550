import { Pill } from '@canada28/ui/tag.tsx';
import { useEffect, useRef, useState } from 'react';
import { place } from '../../control/place.ts';
import { keyOf } from '../../page/action-list.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { InvitationDialog } from './invitation-dialog.tsx';
import { Phone } from './phone.tsx';
import styles from './phone-panel.module.css';
import { showPhones, useIsDouble } from './phones.store.ts';
import { useFittingWidth } from './use-fitting-width.ts';

/** The phone of this world, or two of them: of any of its players. */
export function PhonePanel({ isShown }: { readonly isShown: boolean }) {
  const [isInviting, setIsInviting] = useState(false);
  // Without hosts of their own two phones would share one session.
  const isDouble = useIsDouble() && place.hasOwnHost;
  const hasKeys = useHasKeys();
  const panel = useShowSecond(isDouble);
  const width = useFittingWidth(isDouble);
  const invite = place.isShared ? undefined : () => setIsInviting(true);
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label="Phones"
      data-phones={isDouble ? 2 : 1}
      hidden={!isShown}
    >
      <PanelHead isDouble={isDouble} hasKeys={hasKeys} />
      <div className={styles.phones}>
        <Phone
          slot="phone1"
          name={isDouble ? 'the first phone' : 'the phone'}
          holderName={isDouble ? 'First player' : 'Player'}
          width={width}
          onInvite={invite}
        />
        {isDouble && (
          <Phone
            slot="phone2"
            name="the second phone"
            holderName="Second player"
            width={width}
            onInvite={invite}
          />
        )}
      </div>
      {!place.hasOwnHost && (
        <p className={styles.note}>
          This browser finds no hosts of worlds: the phone shares its session with this page.
        </p>
      )}
      {isInviting && <InvitationDialog onClose={() => setIsInviting(false)} />}
    </aside>
  );
}

const KEYS_WORDS = 'Keys go to the phone now: click beside it, and they are back with the console.';

type HeadProps = { readonly isDouble: boolean; readonly hasKeys: boolean };

/** What stands here, whether keys go to it, and the switch between one phone and two. */
function PanelHead({ isDouble, hasKeys }: HeadProps) {
  return (
    <div className={layout.between}>
      <h2 className={styles.title}>{isDouble ? 'Phones' : 'Phone'}</h2>
      {/* Always there: what comes with the keys would move the phone under the press that gives them to it. */}
      <span className={styles.keys} role="status" title={hasKeys ? KEYS_WORDS : undefined}>
        {hasKeys && <Pill tone="amber">keyboard is here</Pill>}
      </span>
      {place.hasOwnHost && (
        <Button
          size="small"
          keys={keyOf('two players')}
          isPressed={isDouble}
          onClick={() => showPhones(!isDouble)}
        >
          Two players
        </Button>
      )}
    </div>
  );
}

/** In a window that is too narrow the phones stand below the page: a tester who asks for a second one is brought there. */
function useShowSecond(isDouble: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasDouble = useRef(isDouble);
  useEffect(() => {
    if (isDouble && !wasDouble.current) panel.current?.scrollIntoView();
    wasDouble.current = isDouble;
  }, [isDouble]);
  return panel;
}

/** Whether a phone has the focus: then no key reaches this page. */
function useHasKeys(): boolean {
  const [hasKeys, setHasKeys] = useState(false);
  useEffect(() => {
    const look = () => setHasKeys(document.activeElement instanceof HTMLIFrameElement);
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return hasKeys;
}
