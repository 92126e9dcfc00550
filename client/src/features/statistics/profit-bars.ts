/** Size of the chart in px of the design. */
export const CHART_WIDTH = 311;
export const CHART_HEIGHT = 130;

/** A day without a hair of a bar would look like one without a bet. */
const LEAST_HEIGHT = 2;
/** Part of a day's width that is air. */
const AIR = 0.35;
const WIDEST_BAR = 26;

/** One day's bar in px of the design, y down from the top of the chart. */
type Bar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isGain: boolean;
};

/** The bars of days in their order, up from the zero line for a gain and down for a loss; sums in micro-USDT. */
export function barsOf(nets: readonly number[]) {
  const highestMicros = Math.max(0, ...nets);
  const lowestMicros = Math.min(0, ...nets);
  const range = highestMicros - lowestMicros;
  const pxPerMicro = range === 0 ? 0 : CHART_HEIGHT / range;
  const zeroY = range === 0 ? CHART_HEIGHT / 2 : highestMicros * pxPerMicro;
  const dayWidth = CHART_WIDTH / Math.max(1, nets.length);
  const width = Math.min(WIDEST_BAR, dayWidth * (1 - AIR));
  const bars = nets.map((net, day): Bar => {
    const height = net === 0 ? 0 : Math.max(LEAST_HEIGHT, Math.abs(net) * pxPerMicro);
    return {
      x: dayWidth * day + (dayWidth - width) / 2,
      y: net > 0 ? zeroY - height : zeroY,
      width,
      height,
      isGain: net > 0,
    };
  });
  return { bars, zeroY, highestMicros, lowestMicros };
}
