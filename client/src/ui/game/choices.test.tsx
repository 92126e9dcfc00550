import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ChipGroup } from '../forms/chip-group.tsx';
import { LinkTabs } from '../forms/link-tabs.tsx';
import { SegmentedTabs } from '../forms/segmented-tabs.tsx';
import { SwitchField } from '../forms/switch-field.tsx';

function Views() {
  const [value, setValue] = useState<'trc' | 'erc'>('trc');
  const items = [
    { value: 'trc', label: 'TRC20' },
    { value: 'erc', label: 'ERC20' },
  ] as const;
  return (
    <SegmentedTabs label="Protocol" items={items} value={value} onValueChange={setValue}>
      {`shown: ${value}`}
    </SegmentedTabs>
  );
}

describe('tabs', () => {
  it('follow the press and the arrow keys', async () => {
    render(<Views />);
    await userEvent.click(screen.getByRole('tab', { name: 'ERC20' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('shown: erc');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('shown: trc');
  });

  it('are one stop of the keyboard, go round and know the first and the last', async () => {
    render(<Views />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'TRC20', selected: true }));
    for (const [key, name] of [
      ['ArrowLeft', 'ERC20'],
      ['ArrowRight', 'TRC20'],
      ['End', 'ERC20'],
      ['Home', 'TRC20'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
    }
    await userEvent.tab();
    expect(screen.queryAllByRole('tab')).not.toContain(document.activeElement);
  });

  it('that are screens say which one is the present', () => {
    render(
      <MemoryRouter initialEntries={['/order/trend']}>
        <LinkTabs
          label="Room"
          items={[
            { to: '/order/betting', label: 'Bet' },
            { to: '/order/trend', label: 'Trend' },
          ]}
        />
      </MemoryRouter>,
    );
    screen.getByRole('link', { name: 'Trend', current: 'page' });
    screen.getByRole('link', { name: 'Bet', current: false });
  });
});

describe('a quick choice', () => {
  it('hands over its value', async () => {
    const onSelect = vi.fn();
    const chips = [10, 50].map((value) => ({ value, label: String(value) }));
    render(<ChipGroup label="Stake" chips={chips} value={10} onSelect={onSelect} />);
    screen.getByRole('button', { name: '10', pressed: true });
    await userEvent.click(screen.getByRole('button', { name: '50', pressed: false }));
    expect(onSelect).toHaveBeenCalledWith(50);
  });
});

describe('a switch', () => {
  it('changes by the keyboard', async () => {
    const onChange = vi.fn();
    render(<SwitchField label="Stop after a win" isOn={false} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(true);
    screen.getByRole('switch', { name: 'Stop after a win', checked: false });
  });
});
