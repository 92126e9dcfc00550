import {
  changeConfigControl,
  type OperatorMessage,
  type OperatorNotice,
  type OrderReview,
  type PublishedNotice,
  publishNoticeControl,
  type RunningSettings,
  readConfigControl,
  readMaintenanceControl,
  reviewOrderControl,
  sendMessageControl,
  switchMaintenanceControl,
} from '@canada28/shared/control/operator.control.ts';
import type { Control } from './wire.ts';

/** What the operator does in a world (control §6). */
export type WorldOperator = {
  /** Decides a deposit or withdrawal in the place of the reviewer. */
  readonly review: (id: string, outcome: OrderReview['outcome'], remark?: string) => Promise<void>;
  readonly maintenance: (on: boolean) => Promise<void>;
  /** Whether the service was put under maintenance; the daily break is another matter. */
  readonly isInMaintenance: () => Promise<boolean>;
  /** Sends a message to a player, or to all; how many got it. */
  readonly message: (message: OperatorMessage) => Promise<number>;
  readonly notice: (notice: OperatorNotice) => Promise<PublishedNotice>;
  /** The settings that may be changed while the world runs. */
  readonly settings: () => Promise<RunningSettings>;
  /** Changes settings; those of the schedule hold from the next issue on. */
  readonly configure: (settings: RunningSettings) => Promise<RunningSettings>;
};

export function operatorOf(control: Control): WorldOperator {
  return {
    review: async (id, outcome, remark) => {
      await control(reviewOrderControl, { body: { id, outcome, ...(remark !== undefined && { remark }) } });
    },
    maintenance: async (on) => {
      await control(switchMaintenanceControl, { body: { on } });
    },
    isInMaintenance: async () => (await control(readMaintenanceControl)).on,
    message: async (body) => (await control(sendMessageControl, { body })).sent,
    notice: (body) => control(publishNoticeControl, { body }),
    settings: () => control(readConfigControl),
    configure: (body) => control(changeConfigControl, { body }),
  };
}
