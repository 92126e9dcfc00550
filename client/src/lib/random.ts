/** A number from 0 up to 1, for what only has to look irregular: never for anything that money hangs on. */
export function looseRandom(): number {
  return Math.random();
}
