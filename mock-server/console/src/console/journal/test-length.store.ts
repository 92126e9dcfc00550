import { create } from 'zustand';

/** How many calls a copied test holds: whoever chose another number finds it on each page. */
export const useTestLength = create<{ readonly calls: number }>(() => ({ calls: 20 }));
