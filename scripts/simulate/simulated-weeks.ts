import { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { simulateWorld } from './run.ts';

/** Worlds of a week each, by seeds that are numbers; answers what differed from the rules in any of them, and the last hash. */
export async function simulateWeeks(first: number, last: number) {
  const server = await SteppedServer.start();
  const different: string[] = [];
  let hash = '';
  for (let seed = first; seed <= last; seed += 1) {
    const simulated = await simulateWorld(server, { seed: String(seed), days: 7 });
    hash = simulated.hash;
    const { differences, steps } = simulated;
    if (differences.length > 0)
      different.push(`npm run simulate -- --seed ${seed} --days 7: step ${steps}: ${differences.join('; ')}`);
  }
  await server.close();
  return { different, hash };
}
