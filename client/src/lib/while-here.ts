/**
 * What an answer does to the screen, for the callbacks of `mutate`: done only while the player is still on the page on
 * which they asked, so that a late answer moves no player who has left. The library alone calls them as long as the
 * component is mounted, which it still is while the next page is being loaded.
 */
export function whileHere<Arguments extends unknown[]>(
  act: (...answer: Arguments) => void,
): (...answer: Arguments) => void {
  const askedAt = location.pathname;
  return (...answer) => {
    if (location.pathname === askedAt) act(...answer);
  };
}
