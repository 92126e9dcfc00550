import { type ConnectOptions, connectionOf } from './mock-settings.ts';
import { connectMock, type Mock, startMock } from './testing.ts';

/** The one mock of a run, as its workers find it. */

/** Where `mockServer` leaves the port of the mock for the workers of the run. */
export const PORT_VARIABLE = 'CANADA28_MOCK_PORT';

/** Where it leaves the settings that the mock was given, as JSON: the kit speaks to the mock by them. */
export const SETTINGS_VARIABLE = 'CANADA28_MOCK_SETTINGS';

/** The mock that is named, else that of the run, else a new one of this worker. */
export async function findMock(mockUrl: string | undefined, options: ConnectOptions): Promise<Mock> {
  const { [PORT_VARIABLE]: port, [SETTINGS_VARIABLE]: settings = '{}' } = process.env;
  if (mockUrl !== undefined) return connectMock(mockUrl, options);
  if (port === undefined) return startMock({ child: true, tester: options.tester });
  return connectMock(`http://localhost:${port}`, { ...connectionOf(JSON.parse(settings)), ...options });
}
