import { DrawLab } from '../../features/draws/draw-lab.tsx';
import { Rules } from '../../features/rules/rules.tsx';
import { Screen } from '../../ui/basics/screen.tsx';

/** The rules as a tab of the room (product §2, `/order/gameplay`). */
export function RoomRules() {
  return (
    <Screen header={false}>
      <Rules drawLab={<DrawLab />} />
    </Screen>
  );
}
