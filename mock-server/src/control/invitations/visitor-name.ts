import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { MAX_NICKNAME_CHARACTERS } from '@canada28/shared/limits.ts';
import { hasUnseenCharacters } from '../../features/profile/nickname.ts';
import { errorText } from '../../http/error-reply.ts';
import { VISITOR_WORDS } from '../../http/visitor-words.ts';
import { AppError } from '../../world/app-error.ts';
import { ControlError } from '../control-error.ts';

/** The name that a visitor typed, held to what a player's own nickname may be (player-api §2); undefined for none. */
export function readVisitorName(typed: string | undefined, language: LanguageCode): string | undefined {
  const name = typed?.trim() ?? '';
  if (name === '') return undefined;
  if (hasUnseenCharacters(name))
    throw new ControlError(errorText(new AppError('nicknameUnreadable'), language));
  if ([...name].length > MAX_NICKNAME_CHARACTERS)
    throw new ControlError(fillIn(VISITOR_WORDS[language].nameTooLong, { most: MAX_NICKNAME_CHARACTERS }));
  return name;
}
