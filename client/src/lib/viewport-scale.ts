/** Widest window that is still treated as a phone; wider ones show the app in a phone-sized frame (product §9). */
const PHONE_MAX_WIDTH_PX = 600;
/** The frame has the proportions of a current phone and never exceeds the largest of them. */
const FRAME_MIN_WIDTH_PX = 340;
const FRAME_MAX_WIDTH_PX = 430;
const FRAME_WIDTH_PER_HEIGHT = 375 / 812;
/** Part of the window's height that the frame may take, the rest is air around it; theme.css has the same number. */
const FRAME_HEIGHT_SHARE = 0.94;
/** The root font size is one tenth of the viewport's width (product §9). */
const ROOT_SHARE = 10;
/** The body's font size is this many px times the device pixel ratio (product §9). */
const BODY_FONT_SIZE_PX = 12;

type WindowSize = { widthPx: number; heightPx: number };

/** Whether the app stands in a frame, because the window is wider than a phone (product §9). */
export function isFramed(size: WindowSize): boolean {
  return size.widthPx > PHONE_MAX_WIDTH_PX;
}

/** Width of the app's own viewport in px: the window's on a phone, the frame's elsewhere (product §9). */
export function appViewportWidth(size: WindowSize): number {
  if (!isFramed(size)) return size.widthPx;
  const fittingWidth = size.heightPx * FRAME_HEIGHT_SHARE * FRAME_WIDTH_PER_HEIGHT;
  return Math.min(FRAME_MAX_WIDTH_PX, Math.max(FRAME_MIN_WIDTH_PX, fittingWidth));
}

function applyScale(view: Window): void {
  const size = { widthPx: view.innerWidth, heightPx: view.innerHeight };
  const root = view.document.documentElement;
  root.style.fontSize = `${appViewportWidth(size) / ROOT_SHARE}px`;
  root.classList.toggle('framed', isFramed(size));
  view.document.body.style.fontSize = `${BODY_FONT_SIZE_PX * view.devicePixelRatio}px`;
}

/** Keeps the type scale in step with the window, also when a page comes back from the history; returns the undo. */
export function installViewportScale(view: Window): () => void {
  const update = () => applyScale(view);
  update();
  view.addEventListener('resize', update);
  view.addEventListener('pageshow', update);
  return () => {
    view.removeEventListener('resize', update);
    view.removeEventListener('pageshow', update);
  };
}
