import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoadFailure } from '../lib/reload.ts';
import { Button } from '../ui/basics/button.tsx';
import { EmptyState } from '../ui/basics/empty-state.tsx';
import { Screen } from '../ui/basics/screen.tsx';
import { ScreenLoadFailure } from '../ui/overlays/load-failure.tsx';

function Crash() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={t('app.crash.title')}
      text={t('app.crash.text')}
      action={<Button onClick={() => window.location.reload()}>{t('app.crash.reload')}</Button>}
    />
  );
}

type ErrorBoundaryProps = {
  /** Going to another page leaves the crash behind. */
  readonly pathname: string;
  readonly children: ReactNode;
};

type ErrorBoundaryState = { readonly crashedAt: string | undefined; readonly error?: unknown };

/** Keeps a screen that breaks, or whose code cannot be loaded, from taking the app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crashedAt: undefined };

  override componentDidCatch() {
    this.setState({ crashedAt: this.props.pathname });
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { crashedAt: '', error };
  }

  override componentDidUpdate() {
    const { crashedAt } = this.state;
    if (crashedAt && crashedAt !== this.props.pathname) this.setState({ crashedAt: undefined });
  }

  override render() {
    const { crashedAt, error } = this.state;
    if (crashedAt === undefined) return this.props.children;
    // What could not be loaded can be tried again, and is when the network comes back.
    return <Screen>{isLoadFailure(error) ? <ScreenLoadFailure /> : <Crash />}</Screen>;
  }
}
