import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

function htmlOf(html: string): string {
  return render(<RichText html={html} />).container.firstElementChild?.innerHTML ?? '';
}

describe('a rich text', () => {
  it('keeps what gives a text its form', () => {
    const html = '<h3>Steps</h3><ol><li>One <strong>word</strong></li></ol>';
    expect(htmlOf(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a broken image', '<img src="x" onerror="alert(1)">', '<img src="x">'],
    [
      'a script as a link',
      '<a href="javascript:alert(1)">Hi</a>',
      '<a target="_blank" rel="noopener noreferrer">Hi</a>',
    ],
    ['a frame', '<iframe src="https://example.com"></iframe>', ''],
    ['a form', '<form action="/x"><input name="password"></form>', ''],
    ['a style of its own', '<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
  ])('loses %s', (_what, html, safe) => {
    expect(htmlOf(html)).toBe(safe);
  });

  it('opens its links beside the app', () => {
    htmlOf('<a href="https://example.com">Read on</a>');
    const link = screen.getByRole('link', { name: 'Read on' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
