/** The last name of a place: `margin` of `reply.data.margin` (control §13, `where`). */
export function nameIn(where: string): string {
  return where.slice(where.lastIndexOf('.') + 1);
}
