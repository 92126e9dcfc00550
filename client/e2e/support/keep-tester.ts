/** In the page: as if this name had been given to the console there. */
export function keepTester(name: string): void {
  const isConsole = location.pathname.startsWith('/__mock');
  if (isConsole && localStorage.getItem('tester') === null) localStorage.setItem('tester', name);
}
