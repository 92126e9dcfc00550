import {
  type ChatLine,
  chatLineFromWire,
  listChatCall,
  sendChatCall,
} from '@canada28/shared/contract/chat.contract.ts';
import {
  keepPreviousData,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { usePlayerKey } from '../../data/player/player-query.ts';
import { getLanguage, useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';
import { createDraft } from '../../lib/create-draft.ts';
import { isSentAgain } from '../../lib/send-again.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { getSession } from '../../lib/session.store.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';

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

/** A line whose answer was lost, and the newest one that was known before it was sent. */
type Unanswered = {
  readonly content: string;
  readonly sinceId: number | undefined;
  readonly sentAtMs: number;
};

/** Outlives the way to another screen and back. */
const useUnanswered = createDraft<{ readonly line?: Unanswered | undefined }>({});

/** What was sent before, if this may be its repetition: the same of long ago was not meant. */
function findTried(content: string): Unanswered | undefined {
  const { line } = useUnanswered.getState();
  return line?.content === content && isSentAgain(line.sentAtMs) ? line : undefined;
}

/** What the player said, where the answer to it was lost: the lines after those that were known then tell. */
async function findSaid({ content, sinceId }: Unanswered): Promise<ChatLine | undefined> {
  const news = await callApi(listChatCall, sinceId === undefined ? {} : { sinceId });
  const playerId = getSession()?.id;
  return news.map(chatLineFromWire).find((line) => line.playerId === playerId && line.text === content);
}

/**
 * Says something; a refusal is for the room to show. What is sent again after a lost answer is said once: it is looked
 * for first, because another server may know no key for it (player-api §3).
 */
export function useSendChat(onSent: (content: string) => void) {
  const queryClient = useQueryClient();
  const mutationKey = [...usePlayerKey(), 'chat'];
  const findOrSend = async (content: string): Promise<ChatLine> => {
    const tried = findTried(content);
    const said = tried && (await findSaid(tried));
    if (said !== undefined) return said;
    const sinceId = queryClient.getQueryData(chatQuery(getLanguage()).queryKey)?.lines.at(-1)?.id;
    useUnanswered.setState({ line: tried ?? { content, sinceId, sentAtMs: serverClock.nowMs() } });
    return chatLineFromWire(await callApi(sendChatCall, { content }));
  };
  const sending = useMutation({
    mutationKey,
    mutationFn: findOrSend,
    meta: useShownErrors(),
    onSuccess: (line, content) => {
      useUnanswered.setState({ line: undefined });
      queryClient.setQueryData(
        chatQuery(getLanguage()).queryKey,
        (chat) => chat && { ...chat, lines: joinLines(chat.lines, [line]) },
      );
      onSent(content);
    },
  });
  // Also from a room that was left and entered again.
  return { ...sending, isPending: useIsMutating({ mutationKey }) > 0 };
}
