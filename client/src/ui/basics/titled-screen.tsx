import type { ReactNode } from 'react';
import { useGoBack } from '../../lib/use-go-back.ts';
import { NavBar } from './nav-bar.tsx';
import { Screen } from './screen.tsx';

type TitledScreenProps = {
  title: string;
  /** Where the arrow leads when there is no page to go back to. */
  backTo: string;
  children: ReactNode;
};

/** A screen with nothing in its bar but the way back and its title. */
export function TitledScreen({ title, backTo, children }: TitledScreenProps) {
  return <Screen header={<NavBar title={title} onBack={useGoBack(backTo)} />}>{children}</Screen>;
}
