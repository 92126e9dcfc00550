/** Widest window that is still treated as a phone; wider ones show the app in a phone-sized frame (product §9). */
const PHONE_MAX_WIDTH_PX = 600;
/** The frame has the proportions of a current phone and never exceeds the largest of them. */
const FRAME_MIN_WIDTH_PX = 340;
const FRAME_MAX_WIDTH_PX = 430;
const DESIGN_WIDTH_PX = 375;
const FRAME_WIDTH_PER_HEIGHT = DESIGN_WIDTH_PX / 812;
/** Part of the window's height that the frame may take, the rest is air around it; phone-frame.module.css has the same number. */
const FRAME_HEIGHT_SHARE = 0.94;
/** The root font size is one tenth of the viewport's width (product §9). */
const ROOT_SHARE = 10;
/** The body's font size is this many px times the device pixel ratio (product §9). */
const BODY_FONT_SIZE_PX = 12;

/** What browsers call medium text, and what iPhones call body text, unless larger letters were asked for. */
const USUAL_TEXT_PX = 16;
const USUAL_IOS_BODY_PX = 17;
/** Texts up to twice as large keep their place (WCAG 1.4.4); smaller ones than designed would be unreadable. */
const MAX_TEXT_SCALE = 2;

type WindowSize = { widthPx: number; heightPx: number };

/** Whether the app stands in a frame, because the window is wider than a phone (product §9). */
function isFramed(size: WindowSize): boolean {
  return size.widthPx > PHONE_MAX_WIDTH_PX;
}

/** Width of the app's own viewport in px: the window's on a phone, the frame's elsewhere (product §9). */
export function appViewportWidth(size: WindowSize): number {
  if (!isFramed(size)) return size.widthPx;
  const fittingWidth = size.heightPx * FRAME_HEIGHT_SHARE * FRAME_WIDTH_PER_HEIGHT;
  return Math.min(FRAME_MAX_WIDTH_PX, Math.max(FRAME_MIN_WIDTH_PX, fittingWidth));
}

/** Px of the screen that so many px of the design are. */
export function screenPx(designPx: number): number {
  const widthPx = appViewportWidth({ widthPx: window.innerWidth, heightPx: window.innerHeight });
  return (designPx / DESIGN_WIDTH_PX) * widthPx;
}

/**
 * How much larger than usual the player has the device write, 1 to 2. The type scale follows the width of the window,
 * so that neither zoom nor the browser's own text size could enlarge anything by themselves.
 */
function preferredTextScale(view: Window & typeof globalThis): number {
  const isIos = view.CSS?.supports('font', '-apple-system-body') === true;
  const probe = view.document.createElement('span');
  probe.style.font = isIos ? '-apple-system-body' : 'medium sans-serif';
  view.document.body.append(probe);
  const textPx = Number.parseFloat(view.getComputedStyle(probe).fontSize);
  probe.remove();
  const scale = textPx / (isIos ? USUAL_IOS_BODY_PX : USUAL_TEXT_PX);
  return Number.isFinite(scale) ? Math.min(MAX_TEXT_SCALE, Math.max(1, scale)) : 1;
}

function applyScale(view: Window & typeof globalThis): void {
  const size = { widthPx: view.innerWidth, heightPx: view.innerHeight };
  // Letters of no size would be invisible for as long as no other width is told.
  if (size.widthPx === 0) return;
  const root = view.document.documentElement;
  root.style.fontSize = `${appViewportWidth(size) / ROOT_SHARE}px`;
  root.style.setProperty('--text-scale', String(preferredTextScale(view)));
  root.classList.toggle('framed', isFramed(size));
  view.document.body.style.fontSize = `${BODY_FONT_SIZE_PX * view.devicePixelRatio}px`;
}

/** Keeps the type scale in step with the window, also when a page comes back from the history; returns the undo. */
export function installViewportScale(view: Window & typeof globalThis): () => void {
  const update = () => applyScale(view);
  // A frame that has no width yet gets it without a resize.
  const observer = new view.ResizeObserver(() => {
    if (view.innerWidth > 0) observer.disconnect();
    update();
  });
  observer.observe(view.document.documentElement);
  update();
  view.addEventListener('resize', update);
  view.addEventListener('pageshow', update);
  return () => {
    observer.disconnect();
    view.removeEventListener('resize', update);
    view.removeEventListener('pageshow', update);
  };
}
