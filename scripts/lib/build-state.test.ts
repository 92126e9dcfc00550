import { expect, test } from 'vitest';
import { clientSettings } from './build-state.mjs';

test('a test runner that sets what the file of settings says asks for no other build', () => {
  const ofFile = clientSettings({});
  expect(clientSettings({ ...ofFile, PATH: '/bin' })).toEqual(ofFile);
});

test('a setting of the environment is another build', () => {
  expect(clientSettings({ VITE_INACTIVITY_MINUTES: '5' })).toEqual({
    ...clientSettings({}),
    VITE_INACTIVITY_MINUTES: '5',
  });
});
