import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { showToast } from './toast-store.ts';

type CopyButtonProps = {
  text: string;
  /** What the button says; without it the button is an icon beside the text. */
  label?: string;
};

/** Puts a text onto the clipboard and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      // Without a secure origin there is no clipboard, which fails like a refused permission.
      await navigator.clipboard.writeText(text);
      showToast(t('common.copy.done'), 'success');
    } catch {
      showToast(t('common.copy.failed'), 'error');
    }
  };
  if (label === undefined) {
    return <IconButton label={t('common.action.copy')} icon={<Copy />} onClick={() => void copy()} />;
  }
  return (
    <Button variant="secondary" size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
