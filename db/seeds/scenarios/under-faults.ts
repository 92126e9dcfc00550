import type { Scenario } from './scenario.ts';
import type { Stage, StageFault } from './stage.ts';

/** What a scenario is made of that nothing but faults set apart: the claim is that they hold, in the words of its sentence. */
export function underFaults(
  claim: string,
  ...faults: readonly StageFault[]
): Pick<Scenario, 'begins' | 'play' | 'claims'> {
  return {
    begins: 'bare',
    play: (stage) => {
      stage.open();
      for (const fault of faults) stage.addFault(fault);
    },
    claims: (stage) => ({ [claim]: holdOnly(stage, faults) }),
  };
}

/** Whether those faults, and no others, hold in the world of a stage. */
function holdOnly(stage: Stage, wanted: readonly StageFault[]): boolean {
  const textOf = ({ on, happens }: StageFault) => JSON.stringify([on, happens]);
  return stage.faults().map(textOf).join() === wanted.map(textOf).join();
}
