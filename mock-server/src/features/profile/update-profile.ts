import type { InputOf } from '@canada28/shared/contract/call.ts';
import { isDayText } from '@canada28/shared/contract/date-time.ts';
import type { updateUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { AppError, badParameter } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { hasUnseenCharacters, nicknameKey } from './nickname.ts';
import { isNameInUse, updatePlayerProfile } from './profile.repository.ts';

type Input = InputOf<typeof updateUserInfoCall>;

/** Changes the given fields of the own profile; whatever else the body holds (a `status`, say) is not looked at. */
export function updateProfile({ db, player }: PlayerContext, input: Input): true {
  refuseImpossibleBirthday(input.birthday);
  const nickName = input.nickName?.trim();
  const nickKey = nickName === undefined ? undefined : nicknameKey(nickName);
  if (nickName !== undefined && hasUnseenCharacters(nickName)) throw new AppError('nicknameUnreadable');
  if (nickKey !== undefined && isNameInUse(db, nickKey, player.id)) throw new AppError('nicknameTaken');
  updatePlayerProfile(db, player.id, {
    nickName,
    nickKey,
    sex: input.userSex,
    phone: input.userPhone,
    email: input.userEmail,
    portrait: input.userPortrait,
    sign: input.userSign,
    birthday: input.birthday,
  });
  return true;
}

/** The schema knows the form of a date only; 2026-02-30 has it. */
function refuseImpossibleBirthday(birthday: string | undefined): void {
  if (birthday === undefined || birthday === '' || isDayText(birthday)) return;
  throw badParameter('birthday', 'is not a date');
}
