import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BettingScreen } from '../../features/betting/betting-screen.tsx';
import { leaveDrawView, useDrawView } from '../../features/draws/draw-view.store.ts';
import { DrawView } from '../../features/draws/draw-view.tsx';
import { FailedStrip, ResultStrip } from '../../features/draws/result-strip.tsx';
import { Fingerprint } from '../../features/draws/verification/fingerprint.tsx';
import { Button } from '../../ui/basics/button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { useBetsInAddress } from './use-bets-in-address.ts';
import { type Room, useRoom } from './use-room.ts';

const RoomChase = lazy(async () => ({ default: (await import('./room-chase.tsx')).RoomChase }));

/** From the draw back to betting: on the next issue where it is open, else to get ready for it. */
function BackToBetting({ room: { current, phase }, onBack }: { room: Room; onBack: () => void }) {
  const { t } = useTranslation();
  if (phase === 'open') {
    return <Button onClick={onBack}>{t('draws.reveal.betOn', { issue: current.issueCode })}</Button>;
  }
  return (
    <Button variant="secondary" onClick={onBack}>
      {t(phase === 'coming' ? 'draws.reveal.backToBetting' : 'draws.reveal.prepare')}
    </Button>
  );
}

/** The draw before the issue on sale; nothing before the first draw of all. */
function LastResult({ room: { recent, draw } }: { room: Room }) {
  if (recent.data !== undefined) return draw && <ResultStrip draw={draw} />;
  if (!recent.isError) return <Skeleton shape="row" />;
  return <FailedStrip isRetrying={recent.isFetching} onRetry={() => void recent.refetch()} />;
}

/** Betting, and from the cutoff to the next sale the draw. */
function BettingOrDraw({ room, onChase }: { room: Room; onChase: () => void }) {
  const { current, phase, draw } = room;
  const decision = useDrawView((view) => view.decision);
  const drawCode = draw?.issueCode;
  const leave = useCallback(() => {
    if (drawCode !== undefined) leaveDrawView(drawCode);
  }, [drawCode]);
  const isDecided = decision !== undefined && decision.issueCode === drawCode;
  const isInView = isDecided ? decision.isInView : draw?.isInView;
  const fingerprint = <Fingerprint issue={current} />;

  if (draw !== undefined && isInView) {
    const isCurrent = draw.issueCode === current.issueCode;
    return (
      <DrawView
        draw={draw}
        drawAtMs={isCurrent ? current.drawAtMs : undefined}
        fingerprint={isCurrent && fingerprint}
        action={<BackToBetting room={room} onBack={leave} />}
      />
    );
  }
  return (
    <BettingScreen
      issue={current}
      phase={phase}
      fingerprint={fingerprint}
      onPick={leave}
      onChase={onChase}
      lastResult={<LastResult room={room} />}
    />
  );
}

/** The first tab of the room, and over it the chase of what is on the slip, which no draw pushes aside. */
export function RoomBetting() {
  const room = useRoom();
  const address = useBetsInAddress(room);
  const [isChasing, setIsChasing] = useState(address.isChase);
  const close = () => {
    setIsChasing(false);
    address.leave();
  };
  return (
    <>
      <BettingOrDraw room={room} onChase={() => setIsChasing(true)} />
      {isChasing && (
        <LazyOverlay onClose={close}>
          <RoomChase room={room} onClose={close} />
        </LazyOverlay>
      )}
    </>
  );
}
