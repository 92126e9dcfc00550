import { Dialog as SharedDialog } from '@canada28/ui/dialog.tsx';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type DialogProps = Pick<ComponentProps<typeof SharedDialog>, 'onClose' | 'title' | 'text' | 'children'>;

/** A window over the screen that may be closed without an answer. */
export function Dialog(props: DialogProps) {
  const { t } = useTranslation();
  const cross = { label: t('ui.dialog.close'), icon: <X size={20} aria-hidden="true" /> };
  return <SharedDialog cross={cross} {...props} />;
}
