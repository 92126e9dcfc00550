import type { ChatTexts } from './zh.ts';

/** English. */
export const en: ChatTexts = {
  lines: {
    welcome:
      'Welcome to the chat room! Please be kind to each other and keep passwords and codes to yourself. Customer service never contacts you here. Good luck.',
    betPlaced: '{name} bet {amount} USDT on {choice}',
  },
};
