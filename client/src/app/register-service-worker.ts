/** Makes the app installable and useful offline; where the browser has no service workers, nothing is lost. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Once the page has loaded, so that it competes with nothing the player waits for.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}
