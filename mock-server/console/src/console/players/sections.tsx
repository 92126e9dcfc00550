import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import type { ComponentType } from 'react';
import { AddressesSection, MessagesSection, SessionsSection } from './account-sections.tsx';
import { EntriesSection } from './entries-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { BetsSection, ChasesSection, OrdersSection } from './record-sections.tsx';

type Section = {
  readonly path: string;
  readonly title: string;
  readonly Component: ComponentType<{ readonly player: PlayerDetail }>;
};

const ENTRIES: Section = { path: 'entries', title: 'Entries', Component: EntriesSection };

/** What there is to see of a player. */
export const SECTIONS: readonly Section[] = [
  ENTRIES,
  { path: 'bets', title: 'Bets', Component: BetsSection },
  { path: 'chases', title: 'Chases', Component: ChasesSection },
  { path: 'orders', title: 'Deposits and withdrawals', Component: OrdersSection },
  { path: 'sessions', title: 'Sessions', Component: SessionsSection },
  { path: 'limits', title: 'Limits', Component: LimitsSection },
  { path: 'messages', title: 'Messages', Component: MessagesSection },
  { path: 'addresses', title: 'Addresses', Component: AddressesSection },
];

export function sectionOf(path: string | undefined): Section {
  return SECTIONS.find((section) => section.path === path) ?? ENTRIES;
}
