import type { ChatTexts } from './zh.ts';

/** English. */
export const en: ChatTexts = {
  lines: {
    welcome:
      'Welcome to the chat room! Please be kind to each other and keep passwords and codes to yourself. Customer service never contacts you here. Good luck.',
    betPlaced: '{name} bet {amount} USDT on {choice}',
  },
  choices: {
    odd: 'Odd',
    even: 'Even',
    small: 'Small',
    big: 'Big',
    extremeSmall: 'Extreme small',
    extremeBig: 'Extreme big',
    bigOdd: 'Big-Odd',
    bigEven: 'Big-Even',
    smallOdd: 'Small-Odd',
    smallEven: 'Small-Even',
  },
};
