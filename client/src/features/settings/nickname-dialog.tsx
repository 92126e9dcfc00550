import { MAX_NICKNAME_CHARACTERS } from '@canada28/shared/limits.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUpdateProfile } from './settings.queries.ts';

export function NicknameDialog({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(nickname);
  const [isTried, setIsTried] = useState(false);
  const updating = useUpdateProfile();
  const nickName = text.trim();
  const problem =
    isTried && nickName === '' ? t('settings.nickname.missing') : refusalMessage(updating.error);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (nickName === '' || updating.isPending) return;
    if (nickName === nickname) onClose();
    else updating.mutate({ nickName }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={t('settings.nickname.label')}>
      <form className={column.gap14} onSubmit={save}>
        <TextField
          label={t('settings.nickname.label')}
          isLabelHidden
          value={text}
          onValueChange={setText}
          maxLength={MAX_NICKNAME_CHARACTERS}
          autoComplete="nickname"
          error={problem}
        />
        <Button type="submit" isLoading={updating.isPending}>
          {t('common.action.save')}
        </Button>
      </form>
    </Dialog>
  );
}
