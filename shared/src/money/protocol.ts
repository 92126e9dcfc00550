/** The two networks of USDT, as they stand on the wire (product §9, player-api §2). */
export const PROTOCOLS = ['TRC20', 'ERC20'] as const;

/** A network of USDT (product §9). */
export type Protocol = (typeof PROTOCOLS)[number];
