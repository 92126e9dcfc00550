import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { handFocusOn } from './hand-focus-on.ts';

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Title</h1><button>Pressed</button><button>Other</button>';
  onTestFinished(() => document.body.replaceChildren());
});

const element = (text: string) =>
  [...document.body.children].find(({ textContent }) => textContent === text) as HTMLElement;
const focused = () => document.activeElement?.textContent;

it('leads focus from the pressed button to the title', () => {
  element('Pressed').focus();
  handFocusOn(element('Pressed'));
  expect(focused()).toBe('Title');
});

it('leads focus to the title that was lost with the pressed button', () => {
  const pressed = element('Pressed');
  pressed.focus();
  pressed.remove();
  handFocusOn(pressed);
  expect(focused()).toBe('Title');
});

it('leads focus to the element that is named', () => {
  element('Pressed').focus();
  handFocusOn(element('Pressed'), element('Other'));
  expect(focused()).toBe('Other');
});

it('leaves focus where it has moved since', () => {
  element('Other').focus();
  handFocusOn(element('Pressed'));
  expect(focused()).toBe('Other');
});
