import { paths } from '../paths.ts';
import type { AppRoute } from './app-route.ts';
import { lazyScreen } from './lazy-screen.ts';

/** What is not the game and not money: messages, chat, settings, help. */
export const SERVICE_ROUTES: readonly AppRoute[] = [
  {
    path: paths.messages,
    titleKey: 'messages.screen.title',
    isMembersOnly: true,
    screen: lazyScreen(() => import('../features/messages/messages-screen.tsx'), 'MessagesScreen'),
  },
  {
    path: paths.settings,
    titleKey: 'settings.screen.title',
    isMembersOnly: true,
    screen: lazyScreen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
  },
  {
    path: paths.chatRoom,
    titleKey: 'chat.room.title',
    screen: lazyScreen(() => import('../features/chat/chat-screen.tsx'), 'ChatScreen'),
  },
  {
    path: paths.helpCenter,
    titleKey: 'help.center.title',
    screen: lazyScreen(() => import('../features/help/help-center-screen.tsx'), 'HelpCenterScreen'),
    children: [
      {
        path: paths.helpDeposits,
        titleKey: 'help.topic.deposits',
        screen: lazyScreen(() => import('../features/help/help-topic-screen.tsx'), 'HelpTopicScreen'),
      },
      {
        path: paths.helpWithdrawals,
        titleKey: 'help.topic.withdrawals',
        screen: lazyScreen(() => import('../features/help/help-topic-screen.tsx'), 'HelpTopicScreen'),
      },
      {
        path: paths.helpPasswords,
        titleKey: 'help.topic.passwords',
        screen: lazyScreen(() => import('../features/help/help-topic-screen.tsx'), 'HelpTopicScreen'),
      },
      {
        path: paths.helpCryptocurrency,
        titleKey: 'help.topic.cryptocurrency',
        screen: lazyScreen(() => import('../features/help/help-topic-screen.tsx'), 'HelpTopicScreen'),
      },
    ],
  },
  {
    path: paths.aboutUs,
    titleKey: 'help.about.title',
    screen: lazyScreen(() => import('../features/help/about-screen.tsx'), 'AboutScreen'),
  },
  {
    path: paths.customerService,
    titleKey: 'help.service.title',
    screen: lazyScreen(() => import('../features/help/customer-service-screen.tsx'), 'CustomerServiceScreen'),
  },
  {
    path: paths.humanService,
    titleKey: 'help.human.title',
    screen: lazyScreen(() => import('../features/help/human-service-screen.tsx'), 'HumanServiceScreen'),
  },
];
