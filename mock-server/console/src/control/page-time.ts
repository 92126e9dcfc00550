/** The clocks of the page, in ms: the only place of the console that reads them. */
export const pageTime = {
  /** Counts on steadily, from anywhere. */
  now: (): number => performance.now(),
  /** Epoch ms by the clock of this device. */
  wall: (): number => Date.now(),
};
