/** The device's wall clock in epoch ms: it goes on while the device sleeps, which the monotonic clock may not. */
export function wallClockMs(): number {
  return Date.now();
}

/** The page's monotonic clock in ms: it cannot be set. */
export function monotonicMs(): number {
  return performance.now();
}
