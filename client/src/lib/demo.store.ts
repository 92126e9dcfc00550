import { create } from 'zustand';

type DemoState = { readonly isDemo: boolean };

/** Whether a reply was marked as a mock's, so that nobody mistakes it for real money (product §10). */
export const useDemo = create<DemoState>(() => ({ isDemo: false }));

/** Notes that a reply bore the mark; once seen, the page stays marked. */
export function noteDemo(): void {
  useDemo.setState({ isDemo: true });
}
