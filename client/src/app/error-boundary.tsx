import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Screen } from '../ui/screen.tsx';

function CrashScreen() {
  const { t } = useTranslation();
  return (
    <Screen>
      <EmptyState
        icon={<TriangleAlert />}
        title={t('app.crash.title')}
        text={t('app.crash.text')}
        action={<Button onClick={() => window.location.reload()}>{t('app.crash.reload')}</Button>}
      />
    </Screen>
  );
}

type ErrorBoundaryProps = {
  /** Going to another page leaves the crash behind. */
  readonly pathname: string;
  readonly children: ReactNode;
};

type ErrorBoundaryState = { readonly crashedAt: string | undefined };

/** Keeps a screen that breaks, or whose code cannot be loaded, from taking the app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crashedAt: undefined };

  override componentDidCatch() {
    this.setState({ crashedAt: this.props.pathname });
  }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { crashedAt: '' };
  }

  override componentDidUpdate() {
    const { crashedAt } = this.state;
    if (crashedAt && crashedAt !== this.props.pathname) this.setState({ crashedAt: undefined });
  }

  override render() {
    return this.state.crashedAt === undefined ? this.props.children : <CrashScreen />;
  }
}
