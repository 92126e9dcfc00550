import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Answers the sum that the picture of the code asks those who cannot see it (English). */
export async function answerGraphicCode(user: UserEvent): Promise<void> {
  const question = screen.getByRole('img', { name: /\d \+ \d/ }).getAttribute('aria-label') ?? '';
  const [left = 0, right = 0] = [...question.matchAll(/\d/g)].map(([digit]) => Number(digit));
  await user.type(screen.getByLabelText('Verification code'), String(left + right));
}
