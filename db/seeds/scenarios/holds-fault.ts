import type { Stage, StageFault } from './stage.ts';

/** Whether that fault, and no other, holds in the world of a stage. */
export function holdsOnly(stage: Stage, ...wanted: readonly StageFault[]): boolean {
  const textOf = ({ on, happens }: StageFault) => JSON.stringify([on, happens]);
  return stage.faults().map(textOf).join() === wanted.map(textOf).join();
}
