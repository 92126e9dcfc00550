import { Component, type ReactNode, Suspense } from 'react';
import { isLoadFailure } from '../../lib/reload.ts';
import { OverlayLoadFailure } from './load-failure.tsx';

type LazyOverlayProps = {
  /** A dialog or sheet that is loaded when it is first opened. */
  readonly children: ReactNode;
  /**
   * Leaves it closed: the player gives up on one that cannot be loaded. A part that was not opened by hand has none;
   * whatever becomes of it, the app goes on without it.
   */
  readonly onClose?: () => void;
  /** Says the same without what failed, where it must be said in any case. */
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
    if (fallback !== undefined) return fallback;
    // A defect is the screen's to show: the overlay alone would hide it.
    if (!isLoadFailure(failure)) throw failure;
    return <OverlayLoadFailure onClose={this.close} />;
  }
}
