import { joinClasses } from '@canada28/ui/join-classes.ts';
import { type ReactNode, useState } from 'react';
import { useIsAway } from '../control/live-journal.ts';
import { Button } from '../ui/button.tsx';
import styles from './phone-frame.module.css';
import { goingOn, type PhoneHolder, phoneLink } from './phone-link.ts';

type PhoneFrameProps = {
  readonly holder: PhoneHolder;
  /** Another name is another phone: it has its own host, and with it its own storage and session. */
  readonly slot?: string;
  /** Of the whole phone, in px. */
  readonly width?: number;
  /** Of its frame. */
  readonly name?: string;
  /** Whether it was open for this player before: it goes on where it was then. */
  readonly isOpenAgain?: boolean;
  readonly onOpened?: () => void;
};

/** How large the client is laid out in the frame, in its own px. */
const SCREEN = { width: 390, height: 844 } as const;

/** How wide (px) a phone is that is so high. */
export function phoneWidthOf(heightPx: number): number {
  return Math.floor((heightPx * SCREEN.width) / SCREEN.height);
}

/** A phone of this world: the client itself, on a host of its own. */
export function PhoneFrame({ holder, slot = 'phone1', width = 300, ...rest }: PhoneFrameProps) {
  const link = phoneLink(holder, slot);
  // A frame would show the browser's own page about it, and keep it.
  const isAway = useIsAway();
  return (
    <PhoneShell width={width}>
      {isAway ? (
        <p className={styles.away}>The mock does not answer. The phone comes back with it.</p>
      ) : (
        // A change of the holder is another phone, not a step in the history of this one.
        <Screen key={link} link={link} player={holder.player} scale={width / SCREEN.width} {...rest} />
      )}
    </PhoneShell>
  );
}

type ScreenProps = Pick<PhoneFrameProps, 'isOpenAgain' | 'onOpened' | 'name'> & {
  readonly link: string;
  readonly player: string | undefined;
  readonly scale: number;
};

function Screen({ link, player, scale, name, isOpenAgain = false, onOpened }: ScreenProps) {
  // Once for all: the address of a frame that is open leads nowhere else.
  const [src] = useState(isOpenAgain ? goingOn(link) : link);
  const [tries, setTries] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      {!isLoaded && <Loading onAgain={() => setTries(tries + 1)} />}
      <iframe
        key={tries}
        className={joinClasses(styles.screen, !isLoaded && styles.toCome)}
        title={`Phone of ${player ?? 'a guest'}`}
        name={name}
        src={src}
        style={{ width: SCREEN.width, height: SCREEN.height, transform: `scale(${scale})` }}
        allow="clipboard-write"
        onLoad={() => {
          setIsLoaded(true);
          onOpened?.();
        }}
      />
    </>
  );
}

/** In the place of a phone until its page has come: a server that plays a long scenario answers late. */
function Loading({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className={styles.away} role="status">
      <p>The phone is loading.</p>
      <Button size="small" onClick={onAgain}>
        Load again
      </Button>
    </div>
  );
}

/** Where a phone will be, before the world is known that it is of. */
export function PhoneToCome({ width }: { readonly width: number }) {
  return (
    <PhoneShell width={width}>
      <p className={styles.away}>The phone comes with the world.</p>
    </PhoneShell>
  );
}

function PhoneShell({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const height = (SCREEN.height * width) / SCREEN.width;
  return (
    <div className={styles.phone} style={{ width, height }}>
      {children}
    </div>
  );
}
