/** A square picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Twice as wide as high. */
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="#fff3b0"/></svg>',
);

/** A picture that does what a page does, where it is taken for one. */
export const HOSTILE_SVG = Buffer.from(
  `<?xml version="1.0"?><!-- a logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" onload="document.title='ran'">
<script>document.documentElement.setAttribute('fill', 'ran'); fetch('/__mock/worlds')</script>
<image href="http://localhost:9/elsewhere.png"/><foreignObject width="8" height="4"><iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/></foreignObject></svg>`,
);
