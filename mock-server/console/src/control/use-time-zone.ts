import { readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { useControl } from './use-control.ts';

export function useTimeZone(): string | undefined {
  return useControl(readConfigControl).data?.timeZone;
}
