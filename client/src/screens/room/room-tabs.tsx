import { BookOpen, History, MessagesSquare, ReceiptText, Repeat, Ticket, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasChat } from '../../data/chat/has-chat.ts';
import { paths } from '../../paths.ts';

/** The tabs of the room behind its lobby, in their order; the chat where there is one. */
export function useRoomTabs() {
  const { t } = useTranslation();
  const hasChat = useHasChat();
  const tabs = [
    { to: paths.roomBetting, icon: <Ticket />, label: t('betting.room.bet') },
    { to: paths.roomTrend, icon: <TrendingUp />, label: t('betting.room.trend') },
    { to: paths.roomPastDraws, icon: <History />, label: t('betting.room.past') },
    { to: paths.roomBets, icon: <ReceiptText />, label: t('betting.room.orders') },
    { to: paths.roomChases, icon: <Repeat />, label: t('game.chase.name') },
    { to: paths.roomRules, icon: <BookOpen />, label: t('betting.room.rules') },
    { to: paths.roomChat, icon: <MessagesSquare />, label: t('betting.room.chat') },
  ];
  return tabs.filter(({ to }) => to !== paths.roomChat || hasChat);
}
