import {
  listMessagesCall,
  type Message,
  messageFromWire,
  readAllMessagesCall,
  readMessagesCall,
} from '@canada28/shared/contract/messages.contract.ts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOnMessage } from '../../data/messages/unread-messages.queries.ts';
import { usePlayerKey } from '../../data/player/player-query.ts';
import { useRefreshPlayer } from '../../data/player/refresh-player.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';
import { usePages } from '../../lib/list-rows.ts';

function useMessagesKey() {
  return [...usePlayerKey(), 'messages', useLanguage()];
}

/** Messages of the player, newest first, page by page, in the language of the interface; with one that comes meanwhile. */
export function useMessages() {
  const messages = usePages({
    queryKey: useMessagesKey(),
    loadPage: async (page, signal) =>
      (await callApi(listMessagesCall, page, { signal })).list.map(messageFromWire),
  });
  useOnMessage(() => void messages.refetch());
  return messages;
}

/** Shows messages as read before the server has said so. */
function useShowAsRead(): (isMeant: (message: Message) => boolean) => void {
  const queryClient = useQueryClient();
  const queryKey = useMessagesKey();
  return (isMeant) =>
    queryClient.setQueryData<InfiniteData<Message[]>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.map((message) => (isMeant(message) ? { ...message, isRead: true } : message)),
          ),
        },
    );
}

export function useReadMessage() {
  const showAsRead = useShowAsRead();
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (id: number) => callApi(readMessagesCall, { ids: [id] }),
    onMutate: (id) => showAsRead((message) => message.id === id),
    onSettled: () => void refreshPlayer(),
  });
}

export function useReadAllMessages() {
  const showAsRead = useShowAsRead();
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: () => callApi(readAllMessagesCall, {}),
    onMutate: () => showAsRead(() => true),
    onSettled: () => void refreshPlayer(),
  });
}
