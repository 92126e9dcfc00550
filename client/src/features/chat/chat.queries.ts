import {
  type ChatLine,
  chatLineFromWire,
  listChatCall,
  sendChatCall,
} from '@canada28/shared/contract/chat.contract.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getLanguage, useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';

/** How often new lines are asked for, ms: soon enough to talk to each other. */
const LOOK_AGAIN_MS = 3000;
/** Older lines than these make room for new ones. */
const MOST_LINES = 300;

/** Lines in their order, each once: what was just sent also comes with the next look. */
function joinLines(known: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...known, ...news].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-MOST_LINES);
}

/**
 * The newest line of the server's own answers: what the player sent may have a higher number than another player's
 * that has not been asked for yet.
 */
type Chat = { readonly lines: readonly ChatLine[]; readonly askedUpTo: number | undefined };

/** Whether a server answered with lines that are not after the one it was told: its world went back, and they are all. */
function hasBegunAgain(news: readonly ChatLine[], { sinceId }: { readonly sinceId?: number }): boolean {
  return sinceId !== undefined && news.some(({ id }) => id <= sinceId);
}

const chatQuery = (language: string) =>
  queryOptions({
    queryKey: ['chat', language],
    queryFn: async ({ client, queryKey, signal }): Promise<Chat> => {
      const known = client.getQueryData<Chat>(queryKey);
      const input = known?.askedUpTo === undefined ? {} : { sinceId: known.askedUpTo };
      const news = (await callApi(listChatCall, input, { scope: 'quiet', signal })).map(chatLineFromWire);
      const before = hasBegunAgain(news, input) ? [] : (client.getQueryData<Chat>(queryKey)?.lines ?? []);
      const lines = joinLines(before, news);
      return { lines, askedUpTo: news.at(-1)?.id ?? known?.askedUpTo };
    },
  });

/** What is said in the room, oldest first; quiet where a server has no chat. */
export function useChat() {
  return useQuery({
    ...chatQuery(useLanguage()),
    refetchInterval: LOOK_AGAIN_MS,
    // Until they are there in another language, beside what is typed.
    placeholderData: keepPreviousData,
    select: ({ lines }) => lines,
  });
}

/** Says something; a refusal is for the room to show. */
export function useSendChat(onSent: (content: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (content: string) => chatLineFromWire(await callApi(sendChatCall, { content })),
    meta: { handles: hasRefusalMessage },
    onSuccess: (line, content) => {
      queryClient.setQueryData(
        chatQuery(getLanguage()).queryKey,
        (chat) => chat && { ...chat, lines: joinLines(chat.lines, [line]) },
      );
      onSent(content);
    },
  });
}
