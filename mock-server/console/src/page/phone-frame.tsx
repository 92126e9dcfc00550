import { joinClasses } from '@canada28/ui/join-classes.ts';
import { type ReactNode, useState } from 'react';
import { useIsAway } from '../control/live-journal.ts';
import { Button } from '../ui/button.tsx';
import styles from './phone-frame.module.css';
import { goingOn, type PhoneHolder, phoneLink } from './phone-link.ts';

/** What is said of a phone, and in its place while it is not there. */
type PhoneWords = {
  /** Of the frame, for screen readers. */
  readonly title: string;
  readonly loading: string;
  readonly again: string;
  readonly away: string;
};

type PhoneFrameProps = {
  readonly holder: PhoneHolder;
  /** In English unless given. */
  readonly words?: PhoneWords;
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
  const { words = wordsFor(holder), ...screen } = rest;
  const link = phoneLink(holder, slot);
  // A frame would show the browser's own page about it, and keep it.
  const isAway = useIsAway();
  return (
    <PhoneShell width={width}>
      {isAway ? (
        <p className={styles.away}>{words.away}</p>
      ) : (
        // A change of the holder is another phone, not a step in the history of this one.
        <Screen key={link} link={link} words={words} scale={width / SCREEN.width} {...screen} />
      )}
    </PhoneShell>
  );
}

function wordsFor({ player = 'a guest' }: PhoneHolder): PhoneWords {
  return {
    title: `Phone of ${player}`,
    loading: 'The phone is loading.',
    again: 'Load again',
    away: 'The mock does not answer. The phone comes back with it.',
  };
}

type ScreenProps = Pick<PhoneFrameProps, 'isOpenAgain' | 'onOpened' | 'name'> & {
  readonly link: string;
  readonly words: PhoneWords;
  readonly scale: number;
};

/**
 * The frame of a phone. A page of it that is on the way while the frame is laid out for the first time, or shown again,
 * may come as one that is not rendered: in Chromium it stays empty then, once in a thousand loads on a busy machine, once
 * in a hundred where the frame is shown meanwhile. A change of its margin tells the page that has come what holds now; so
 * it changes with each page. To the client it means nothing: its own style sets the margin of its body.
 */
function Screen({ link, words, scale, name, isOpenAgain = false, onOpened }: ScreenProps) {
  // Once for all: the address of a frame that is open leads nowhere else.
  const [src] = useState(isOpenAgain ? goingOn(link) : link);
  const [tries, setTries] = useState(0);
  const [pages, setPages] = useState(0);
  const isLoaded = pages > 0;
  return (
    <>
      {!isLoaded && <Loading words={words} onAgain={() => setTries(tries + 1)} />}
      <iframe
        key={tries}
        className={joinClasses(styles.screen, !isLoaded && styles.toCome)}
        title={words.title}
        name={name}
        src={src}
        style={{ width: SCREEN.width, height: SCREEN.height, transform: `scale(${scale})` }}
        allow="clipboard-write"
        inert={!isLoaded}
        marginWidth={pages}
        onLoad={() => {
          setPages((before) => before + 1);
          onOpened?.();
        }}
      />
    </>
  );
}

/** In the place of a phone until its page has come: a server that plays a long scenario answers late. */
function Loading({ words, onAgain }: { readonly words: PhoneWords; readonly onAgain: () => void }) {
  return (
    <div className={styles.away} role="status">
      <p>{words.loading}</p>
      <Button size="small" onClick={onAgain}>
        {words.again}
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
