import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useKeysThatCome } from './keys.ts';

function Popup({ name }: { readonly name: string }) {
  const popup = useRef<HTMLDivElement>(null);
  useKeysThatCome(popup);
  return (
    <div ref={popup} role="dialog" aria-label={name}>
      <button type="button">{`first of ${name}`}</button>
      <button type="button">{`second of ${name}`}</button>
    </div>
  );
}

/** The keys come with the window, after what had them last in the page. */
async function comeBackTo(name: string): Promise<void> {
  await act(async () => {
    screen.getByRole('button', { name }).focus();
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test('of several popups the last one has the keys that come, where it had them before', async () => {
  render(
    <>
      <button type="button">behind</button>
      <Popup name="the sheet" />
      <Popup name="the question" />
    </>,
  );
  await comeBackTo('second of the question');
  expect(document.activeElement?.textContent).toBe('second of the question');
  for (const behind of ['behind', 'second of the sheet']) {
    await comeBackTo(behind);
    expect(document.activeElement?.textContent).toBe('first of the question');
  }
});
