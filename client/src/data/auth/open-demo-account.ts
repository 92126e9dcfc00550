import type { PlayerProfile } from '@canada28/shared/contract/profile.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { secretText } from '../../lib/random.ts';
import { logIn, register } from './log-in.ts';

/** Lengths in characters. So many names hold that two guests of one demo hardly ever draw the same. */
const NAME_LENGTH = 8;
const PASSWORD_LENGTH = 20;
/** As long as the code that a player copies from the picture; a demo only needs the field to be filled. */
const CODE_LENGTH = 4;

/** Opens an account that the guest need not think up, and logs in to it, by the calls that the forms make. */
export async function openDemoAccount(client: QueryClient): Promise<PlayerProfile | undefined> {
  const credentials = {
    account: `guest-${secretText(NAME_LENGTH)}`,
    password: secretText(PASSWORD_LENGTH),
    answer: secretText(CODE_LENGTH),
  };
  await register(credentials);
  return logIn(client, credentials);
}
