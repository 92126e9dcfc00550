/**
 * What the player decided about the draw of an issue: to look at it, or to turn back to betting. Without a decision the
 * view follows the time (awaited-draw.ts). A decision lasts until the next draw.
 */
import { create } from 'zustand';

type DrawViewState = {
  readonly decision: { readonly issueCode: string; readonly isInView: boolean } | undefined;
  /** The issue whose reveal has been seen, so that it does not play twice. */
  readonly playedCode: string | undefined;
  /** The issue whose win has been celebrated, so that it is celebrated once. */
  readonly celebratedCode: string | undefined;
};

export const useDrawView = create<DrawViewState>(() => ({
  decision: undefined,
  playedCode: undefined,
  celebratedCode: undefined,
}));

/** The player wants to see this draw. */
export function openDrawView(issueCode: string): void {
  useDrawView.setState({ decision: { issueCode, isInView: true } });
}

/** The player turns back to betting. */
export function leaveDrawView(issueCode: string): void {
  useDrawView.setState({ decision: { issueCode, isInView: false } });
}

/** The reveal of this issue is over, or was skipped. */
export function notePlayed(issueCode: string): void {
  useDrawView.setState({ playedCode: issueCode });
}

/** The player has been shown that this issue won. */
export function noteCelebrated(issueCode: string): void {
  useDrawView.setState({ celebratedCode: issueCode });
}
