import { listChatCall } from '@canada28/shared/contract/chat.contract.ts';
import { useServerFact } from '../../lib/server-facts.ts';

/** False once the server is known to have no chat: then no way leads there. */
export function useHasChat(): boolean {
  return !useServerFact(`missing ${listChatCall.path}`);
}
