import { createContext, useContext } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

/** Hands down the element inside the phone frame into which dialogs, sheets and toasts are rendered. */
export const PortalContainer = PortalContext.Provider;

/** The element for portals; null until the frame is mounted. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContext);
}
