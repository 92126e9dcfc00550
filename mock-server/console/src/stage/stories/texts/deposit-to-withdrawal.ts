import type { StoryTexts, TextsByLanguage } from '../../hand.ts';

const en: StoryTexts = {
  title: 'Deposit to withdrawal',
  sentence: 'Money comes in, is checked by somebody, and is paid out again.',
  steps: [
    {
      title: 'A player with an empty account',
      press: 'Let the player in',
      say: 'An account with nothing in it, a transaction password and one address of their own. Nothing here is real money.',
    },
    {
      title: 'Deposits 500 USDT: under review',
      press: 'Send the deposit',
      say: 'The player says what they paid and to which address. Somebody looks at it; until then it is pending.',
    },
    {
      title: 'It is credited, with its bonus',
      press: 'Confirm the deposit',
      say: 'The reviewer has seen the money: amount and bonus are on the balance, and a message has come.',
    },
    {
      title: 'Withdraws 300 USDT: held',
      press: 'Ask for the withdrawal',
      say: 'Whoever has deposited once can withdraw, to an own address, with the transaction password. The amount is held, not gone.',
    },
    {
      title: 'Approved',
      press: 'Approve it',
      say: 'The first of two decisions: it may be paid. The player sees the step as it is taken.',
    },
    {
      title: 'Paid',
      press: 'Pay it out',
      say: 'The second: it is paid. What was held is gone now.',
      do: 'Tap the withdrawal: each step stands there with its time.',
    },
  ],
};

export const depositToWithdrawalTexts: TextsByLanguage = { en, zh: en, cht: en, jp: en, kor: en };
