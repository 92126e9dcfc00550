import type { ComponentProps, ReactNode } from 'react';
import { useGoBack } from '../../lib/use-go-back.ts';
import { NavBar } from './nav-bar.tsx';
import { Screen } from './screen.tsx';

type TitledScreenProps = Omit<ComponentProps<typeof Screen>, 'header'> & {
  title: string;
  /** Where the arrow leads on a screen that was opened directly. */
  backTo: string;
  /** At the right end of the bar. */
  tools?: ReactNode;
};

/** A screen whose bar has its title, the way back and little else. */
export function TitledScreen({ title, backTo, tools, ...screen }: TitledScreenProps) {
  const goBack = useGoBack(backTo);
  const header = (
    <NavBar title={title} onBack={goBack}>
      {tools}
    </NavBar>
  );
  return <Screen header={header} {...screen} />;
}
