import { createContext, useContext } from 'react';

const PortalContext = createContext<HTMLElement | null | undefined>(undefined);

/** Hands down the element inside the phone frame into which dialogs, sheets and toasts are rendered. */
export const PortalContainer = PortalContext.Provider;

/** The element for portals: null until the frame is mounted, undefined (the page) where there is no frame. */
export function usePortalContainer(): HTMLElement | null | undefined {
  return useContext(PortalContext);
}
