import { copyText } from '@canada28/ui/copy-text.ts';
import { Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.store.ts';
import { Button } from '../basics/button.tsx';
import { IconButton } from '../basics/icon-button.tsx';

type CopyButtonProps = {
  text: string;
  /** What the button says; without it the button is an icon beside the text. */
  label?: string;
};

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (await copyText(text, currentTarget)) showToast(t('common.copy.done'), 'success');
    else showToast(t('common.copy.failed'), 'error');
  };
  const onClick = (event: MouseEvent<HTMLElement>) => void copy(event);
  if (label === undefined) {
    return <IconButton label={t('common.action.copy')} icon={<Copy />} onClick={onClick} />;
  }
  return (
    <Button variant="secondary" size="small" icon={<Copy aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  );
}
