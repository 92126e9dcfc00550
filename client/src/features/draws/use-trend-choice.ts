import { useSearchParams } from 'react-router-dom';
import { TREND_VIEWS, TREND_WINDOWS, type TrendView } from './trend-views.ts';

/** Which trend is shown, of how many issues. */
export type TrendChoice = { readonly view: TrendView; readonly windowSize: (typeof TREND_WINDOWS)[number] };

const DEFAULT_CHOICE: TrendChoice = { view: 'numbers', windowSize: 50 };

/** The choice stands in the address, so that the way back and a reload find it again. */
export function useTrendChoice() {
  const [parameters, setParameters] = useSearchParams();
  const view = TREND_VIEWS.find(({ value }) => value === parameters.get('view'))?.value;
  const windowSize = TREND_WINDOWS.find((size) => String(size) === parameters.get('last'));
  const choice: TrendChoice = {
    view: view ?? DEFAULT_CHOICE.view,
    windowSize: windowSize ?? DEFAULT_CHOICE.windowSize,
  };
  const choose = (change: Partial<TrendChoice>) => {
    const chosen = { ...choice, ...change };
    setParameters({ view: chosen.view, last: String(chosen.windowSize) }, { replace: true });
  };
  return [choice, choose] as const;
}
