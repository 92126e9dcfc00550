import { startMock } from '@canada28/mock-server/testing';

const mock = await startMock({ child: true });
const world = await mock.createWorld({ name: 'fair', config: { maintenance: 'none' } });
await world.configure({ drawIntervalSeconds: 180 });
const { happened } = await world.clock.advance(3_600_000);
for (const { what, detail } of happened) if (what === 'issue-drawn') process.stdout.write(`${detail}\n`);
await mock.close();
