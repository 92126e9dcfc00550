import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { listFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useControl } from '../../control/use-control.ts';
import { PresetRow } from './preset-row.tsx';
import { PRESETS } from './presets.ts';

/** What is wished for most, a press each; what is on already is taken away by the same press. */
export function PresetCards() {
  const { data: faults = [] } = useControl(listFaultsControl);
  return (
    <Card title="Ready made" isFlush>
      <ul>
        {PRESETS.map((preset) => {
          const sentence = faultSentence(preset.request);
          const on = faults.find((fault) => fault.sentence === sentence && !fault.isOver);
          return <PresetRow key={preset.title} preset={preset} sentence={sentence} on={on} />;
        })}
      </ul>
    </Card>
  );
}
