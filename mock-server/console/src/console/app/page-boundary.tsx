import { Component, type ReactNode, useEffect, useState } from 'react';
import { useIsAway } from '../../control/live-journal.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Page } from '../../ui/page.tsx';

type State = { readonly broken: Error | undefined };

/** Keeps a page that breaks, or whose code cannot be loaded, from taking the rail with it; each page has one of its own. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: undefined };

  static getDerivedStateFromError(broken: Error): State {
    return { broken };
  }

  override render() {
    const { broken } = this.state;
    return broken === undefined ? this.props.children : <BrokenPage error={broken} />;
  }
}

/** A page that could not be loaded because the mock was away is there when the mock is. */
function BrokenPage({ error }: { readonly error: Error }) {
  const isAway = useIsAway();
  const [wasAway] = useState(isAway);
  useEffect(() => {
    if (wasAway && !isAway) location.reload();
  }, [wasAway, isAway]);
  return (
    <Page title="This page cannot be shown">
      <Empty title={wasAway ? 'The mock went away before it was loaded.' : 'Something in it is broken.'}>
        <p>{wasAway ? 'It loads as soon as the mock answers again.' : error.message}</p>
        <Button kind="primary" onClick={() => location.reload()}>
          Load it again
        </Button>
      </Empty>
    </Page>
  );
}
