import { Component, type ReactNode, Suspense } from 'react';
import { isLoadFailure } from '../../lib/reload.ts';
import { OverlayLoadFailure } from './load-failure.tsx';

type LazyOverlayProps = {
  /** A dialog or sheet that is loaded when it is first opened. */
  readonly children: ReactNode;
  /**
   * Leaves it closed: the player gives up on one that cannot be loaded. A part that nobody opened has none; whatever
   * becomes of it, the app goes on without it.
   */
  readonly onClose?: () => void;
  /** Says the same without being loaded, where it must be said in any case. */
  readonly fallback?: ReactNode;
};

type LazyOverlayState = { readonly failure: unknown };

/** Keeps a dialog or sheet that breaks, or whose code cannot be loaded, from taking the screen with it. */
export class LazyOverlay extends Component<LazyOverlayProps, LazyOverlayState> {
  override state: LazyOverlayState = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): LazyOverlayState {
    return { failure };
  }

  private readonly close = () => {
    this.props.onClose?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    const { children, onClose, fallback } = this.props;
    if (failure === undefined) return <Suspense>{children}</Suspense>;
    if (onClose === undefined) return null;
    // A defect is the screen's to show: without it, nobody would hear of it.
    if (!isLoadFailure(failure)) throw failure;
    return fallback ?? <OverlayLoadFailure onClose={this.close} />;
  }
}
