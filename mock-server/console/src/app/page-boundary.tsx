import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/page.tsx';

type State = { readonly broken: Error | undefined };

/** Keeps a page that breaks, or whose code cannot be loaded, from taking the rail with it; each page has one of its own. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: undefined };

  static getDerivedStateFromError(broken: Error): State {
    return { broken };
  }

  override render() {
    const { broken } = this.state;
    if (broken === undefined) return this.props.children;
    return (
      <Empty title="This page cannot be shown.">
        <p>{broken.message}</p>
        <Button kind="primary" onClick={() => location.reload()}>
          Load the console again
        </Button>
      </Empty>
    );
  }
}
