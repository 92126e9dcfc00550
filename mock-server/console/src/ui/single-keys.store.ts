import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type SingleKeys = { readonly isOn: boolean };

/** Whether a letter, digit or sign alone is a shortcut (WCAG 2.1.4); remembered by the browser for this address. */
export const useSingleKeys = create<SingleKeys>()(
  persist<SingleKeys>(() => ({ isOn: true }), { name: 'single keys' }),
);
