/** Version of the product; what a server says under `check_update` is compared with it (player-api §2). */
export const PRODUCT_VERSION = '1.0.0';
